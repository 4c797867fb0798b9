import { sampleFlaws } from './sample-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(sampleFlaws);
