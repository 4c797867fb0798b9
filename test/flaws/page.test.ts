import { pageFlaws } from './page-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(pageFlaws);
