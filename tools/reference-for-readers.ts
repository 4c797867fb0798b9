// The contract as the API reference shows it: what its extensions say to programs, said in words.

type OpenPoint = { open: string };
type Capability = { capability: string; when?: { words: string }; open?: string };
type Channel = string | { channel: string; open?: string };

type Operation = {
  summary?: string;
  'x-scope'?: string | OpenPoint;
  'x-capability'?: readonly Capability[];
  'x-channels'?: readonly Channel[];
};

type PathItems = Record<string, Record<string, Operation>>;

/** As much of the document as is put into words here. */
export type Contract = { paths?: PathItems; webhooks?: PathItems };

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** A copy whose operations carry words instead of data, and whose webhooks are listed by event type. */
export function forReaders(contract: Contract): object {
  return {
    ...contract,
    paths: mapOperations(contract.paths, inWords),
    webhooks: mapOperations(contract.webhooks, (operation, type) => ({
      ...inWords(operation),
      summary: operation.summary === undefined ? type : `${type}: ${operation.summary}`,
    })),
  };
}

function mapOperations(
  items: PathItems = {},
  change: (operation: Operation, name: string) => object,
): Record<string, object> {
  const changed = Object.entries(items).map(([name, item]): [string, object] => {
    const members = Object.entries(item).map(([key, member]): [string, object] => {
      return [key, methods.includes(key) ? change(member, name) : member];
    });
    return [name, Object.fromEntries(members)];
  });
  return Object.fromEntries(changed);
}

/** What has nothing to say becomes undefined, which JSON leaves out. */
function inWords(operation: Operation): object {
  const scope = operation['x-scope'];
  const capabilities = operation['x-capability']?.map(capabilityInWords) ?? [];
  const channels = operation['x-channels']?.map(channelInWords) ?? [];
  return {
    ...operation,
    'x-scope': typeof scope === 'object' ? `open (${scope.open})` : scope,
    'x-capability': capabilities.join('; ') || undefined,
    'x-channels': channels.join(', ') || undefined,
  };
}

function capabilityInWords({ capability, when, open }: Capability): string {
  return capability + (when === undefined ? '' : ` if ${when.words}`) + openInWords(open);
}

function channelInWords(channel: Channel): string {
  return typeof channel === 'string' ? channel : channel.channel + openInWords(channel.open);
}

function openInWords(open: string | undefined): string {
  return open === undefined ? '' : ` (open: ${open})`;
}
