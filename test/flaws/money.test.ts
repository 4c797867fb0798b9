import { moneyFlaws } from './money-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(moneyFlaws);
