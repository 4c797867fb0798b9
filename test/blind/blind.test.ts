/**
 * Flaws by people who knew the specification and not the checks. What a round found missing has got a check since, for
 * its whole kind: each flaw names the checks that find it out now.
 */
import { proveFlaws } from '../flaws/prove-flaws.ts';
import { found } from './rounds.ts';

proveFlaws(found);
