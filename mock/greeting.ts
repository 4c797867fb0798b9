/** What `phlebo mock` prints when it listens: addresses, keys, and a curl line that works. */

import type { Answers } from './answers.ts';
import type { RunningSandbox } from './start-sandbox.ts';

export const greeting = (sandbox: RunningSandbox): string => {
  const lines = [
    `phlebo sandbox, world "${sandbox.worldName}", clock at ${new Date(sandbox.clock.now()).toISOString()}`,
    '',
    `  Base URL   ${sandbox.url}`,
    `  Dashboard  ${sandbox.dashboardUrl}`,
    `  Control    ${sandbox.controlUrl}`,
    ...(sandbox.docsUrl === undefined ? [] : [`  Reference  ${sandbox.docsUrl}`]),
  ];
  for (const client of sandbox.world.clients) {
    lines.push('', `  ${client.name} (${client.billingMode}, ${client.id})`);
    lines.push(`    webhook secret  ${client.webhookSecret}`);
    for (const key of client.keys) {
      lines.push(`    ${key.apiKey}  ${key.scopes.join(' ')}`);
    }
  }
  const key = firstReader(sandbox);
  if (key !== undefined) {
    lines.push('', 'Try:', '', `  ${curlLine(sandbox.url, key)}`);
  }
  return [...lines, '', 'Stop with Ctrl+C.'].join('\n');
};

/** The same facts for programs: one line. */
export const greetingJson = (sandbox: RunningSandbox, answers?: Answers): string =>
  JSON.stringify({
    url: sandbox.url,
    controlUrl: sandbox.controlUrl,
    dashboardUrl: sandbox.dashboardUrl,
    docsUrl: sandbox.docsUrl ?? null,
    clients: sandbox.world.clients.map(({ id, name, billingMode, webhookSecret, keys }) => ({
      id,
      name,
      billingMode,
      webhookSecret,
      keys: keys.map(({ apiKey, scopes }) => ({ apiKey, scopes })),
    })),
    ...(answers === undefined ? {} : { answers }),
  });

const firstReader = ({ world }: RunningSandbox): string | undefined =>
  world.clients.flatMap((client) => client.keys).find((key) => key.scopes.includes('bookings:read'))
    ?.apiKey;

const curlLine = (url: string, key: string): string =>
  `curl -s '${url}/api/integration/v1/bookings?limit=2' -H 'X-API-Key: ${key}' -H 'X-API-Version: 1'`;
