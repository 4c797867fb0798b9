// Prism's mock of openapi.yaml behind node:http, its log silent: what a stateless mock does.

import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';

const document = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const operations = await getHttpOperationsFromSpec(document);
const silent = () => undefined;
const logger = { trace: silent, debug: silent, info: silent, success: silent };
Object.assign(logger, { warn: silent, error: silent, child: () => logger });
const prism = createInstance(
  {
    validateRequest: true,
    validateResponse: false,
    checkSecurity: true,
    errors: false,
    mock: { dynamic: false },
  },
  { logger },
);

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const answer = await prism.request(
    {
      method: request.method.toLowerCase(),
      url: { path: pathname, query: Object.fromEntries(searchParams), baseUrl: undefined },
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    },
    operations,
  )();
  const output = answer.right?.output ?? { statusCode: 500, body: String(answer.left) };
  const bytes = Buffer.from(JSON.stringify(output.body));
  response.writeHead(output.statusCode, {
    'Content-Type': 'application/json',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }));
});
process.once('SIGTERM', () => process.exit(0));
