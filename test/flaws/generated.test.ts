import { generatedFlaws } from './generated-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(generatedFlaws);
