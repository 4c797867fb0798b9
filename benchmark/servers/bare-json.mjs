// node:http alone: parses the JSON of every request and answers with the bytes in BENCH_BYTES.

import { createServer } from 'node:http';

const bytes = Buffer.from(process.env['BENCH_BYTES'] ?? '{}');
const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes.length };

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.once('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, headers);
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }));
});
process.once('SIGTERM', () => process.exit(0));
