import { accessFlaws } from './access-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(accessFlaws);
