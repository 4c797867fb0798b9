import { webhookFlaws } from './webhook-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(webhookFlaws);
