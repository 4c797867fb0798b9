/**
 * Flaws by people who knew the specification and not the checks. What a round found missing has got a check since, for
 * its whole kind: each flaw names the checks that find it out now.
 */
import { proveFlaws } from '../flaws/prove-flaws.ts';
import { blindFlaws as first } from './round-1.ts';
import { blindFlaws as second } from './round-2.ts';
import { blindFlaws as third } from './round-3.ts';
import { blindFlaws as fourth } from './round-4.ts';
import { blindFlaws as fifth } from './round-5.ts';
import { blindFlaws as sixth } from './round-6.ts';

proveFlaws([...first, ...second, ...third, ...fourth, ...fifth, ...sixth]);
