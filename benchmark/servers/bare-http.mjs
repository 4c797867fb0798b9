// node:http alone, answering every request with the bytes in BENCH_BYTES: the ceiling.

import { createServer } from 'node:http';

const bytes = Buffer.from(process.env['BENCH_BYTES'] ?? '{}');
const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes.length };

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }));
});
process.once('SIGTERM', () => process.exit(0));
