// A webhook receiver that answers 204 at once.

import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.writeHead(204);
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` }));
});
process.once('SIGTERM', () => process.exit(0));
