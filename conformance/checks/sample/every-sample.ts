/** Every sample that is read, wherever its job stands. */
import type { PassiveCheck } from '../../engine/check.ts';
import { isMap } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { dataAt, differences } from '../value.ts';

const sampleOf = (exchange: Exchange): unknown =>
  exchange.operation.operationId === 'getBookingSample' && statusOf(exchange) === 200
    ? dataAt(exchange, 'sample')
    : undefined;

export const everySample: PassiveCheck = {
  kind: 'passive',
  area: 'sample',
  level: 'MUST',
  id: 'SAMPLE-15',
  title: 'no sample ever shows resultsReadyAt or resultsUrl',
  requirements: ['R-SAMPLE-18', 'R-SAMPLE-11', 'R-SAMPLE-12'],
  concerns: (exchange) => isMap(sampleOf(exchange)),
  judge: (exchange) =>
    differences('sample', sampleOf(exchange), { resultsReadyAt: null, resultsUrl: null }),
};
