import { proveFlaws } from './prove-flaws.ts';
import { whoseFlaws } from './whose-flaws.ts';

proveFlaws(whoseFlaws);
