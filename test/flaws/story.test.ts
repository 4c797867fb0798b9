import { proveFlaws } from './prove-flaws.ts';
import { storyFlaws } from './story-flaws.ts';

proveFlaws(storyFlaws);
