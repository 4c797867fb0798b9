// @ts-check
/* global fetch */
// Control by a command: passes what comes on standard input on to a control endpoint, and its reply back.
import { text } from 'node:stream/consumers';

const [, , url = ''] = process.argv;
const answer = await fetch(url, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: await text(process.stdin),
});
process.stdout.write(await answer.text());
