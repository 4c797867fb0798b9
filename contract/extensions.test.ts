import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { loadDocument } from './document.ts';

type Found = { readonly name: string; readonly value: unknown; readonly at: string };

const schema = JSON.parse(
  readFileSync(new URL('extensions.schema.json', import.meta.url), 'utf8'),
) as { $id: string; $defs: Record<string, object> };
const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictTuples: false });
ajv.addSchema(schema);

const found = extensionsIn(await loadDocument(), '');

describe('the extensions of openapi.yaml', () => {
  it('all have a schema, and every schema of one is used', () => {
    const described = Object.keys(schema.$defs).filter((name) => name.startsWith('x-'));
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(described));
  });

  it.each(found.map((each) => [each.at, each] as const))(
    '%s has its form',
    (_, { name, value }) => {
      const validate = ajv.getSchema(`${schema.$id}#/$defs/${name}`);
      expect(validate?.(value), JSON.stringify(validate?.errors)).toBe(true);
    },
  );

  it.each([
    ['x-scope', 'bookings:delete'],
    ['x-scope', { open: 'some day' }],
    ['x-capability', [{ capability: 'canUseMobilePhleb', when: { words: 'always' } }]],
    ['x-channels', ['BOTH']],
    ['x-clamp', [1]],
    ['x-open', { format: 'O51' }],
    ['x-open', { colour: ['O51'] }],
    ['x-phrase', ''],
    ['x-lifecycle', { phases: {}, rows: [] }],
  ])('are refused in another form: %s %j', (name, value) => {
    expect(ajv.getSchema(`${schema.$id}#/$defs/${name}`)?.(value)).toBe(false);
  });

  it('mark only rules that stand beside them', async () => {
    const { components } = (await loadDocument()) as { components: { schemas: object } };
    const keywords = ['type', 'enum', 'format', 'minimum', 'maximum', 'maxLength'];
    const stray: string[] = [];
    walk(components.schemas, '', (node, at) => {
      const open = Object.keys(node['x-open'] ?? {});
      const own = 'schema' in node ? { ...node, ...(node['schema'] as object) } : node;
      stray.push(
        ...open
          .filter((key) => keywords.includes(key) && !(key in own))
          .map((key) => `${at} ${key}`),
      );
    });
    expect(stray).toEqual([]);
  });
});

function extensionsIn(value: unknown, at: string): Found[] {
  const all: Found[] = [];
  walk(value, at, (node, place) => {
    for (const [name, inner] of Object.entries(node)) {
      if (name.startsWith('x-')) all.push({ name, value: inner, at: `${place}/${name}` });
    }
  });
  return all;
}

function walk(
  value: unknown,
  at: string,
  visit: (node: Record<string, unknown>, at: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, at);
  for (const [key, inner] of Object.entries(value)) walk(inner, `${at}/${key}`, visit);
}
