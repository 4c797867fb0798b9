// Express as it comes, express.json and one ajv schema for the booking body: what most people
// would write first.

import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import express from 'express';
import { parse } from 'yaml';

const app = express();
if (process.env['BENCH_BARE'] === undefined) {
  const document = parse(await readFile(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
  const { schemas } = document.components;
  for (const schema of Object.values(schemas)) delete schema.discriminator?.mapping;
  const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'https://bench.example.org/api', components: { schemas } });
  const validate = ajv.compile({
    $ref: 'https://bench.example.org/api#/components/schemas/CreateBookingRequest',
  });
  app.post('/bookings', express.json(), (request, response) => {
    if (validate(request.body)) response.json({ success: true, data: { jobId: 'job_1' } });
    else response.status(400).json({ success: false, error: 'VALIDATION' });
  });
}
app.get('/', (_request, response) => {
  response.json({ success: true });
});
const server = app.listen(Number(process.env['BENCH_PORT'] ?? 0), '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }));
});
process.once('SIGTERM', () => process.exit(0));
