import { describeStore } from '../../../../test/store/store-contract.ts';
import { createMemoryStore } from './memory-store.ts';

describeStore('the store in memory', createMemoryStore);
