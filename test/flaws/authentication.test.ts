import { authenticationFlaws } from './authentication-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(authenticationFlaws);
