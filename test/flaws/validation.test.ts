import { validationFlaws } from './validation-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(validationFlaws);
