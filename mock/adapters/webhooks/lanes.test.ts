import { describe, expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

type Item = { readonly endpoint: string; readonly key: string; readonly name: string };

const setUp = (width: number) => {
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const lanes = createLanes<Item>({
    width,
    endpointOf: ({ endpoint }) => endpoint,
    keyOf: ({ key }) => key,
    work: ({ name }) => {
      begun.push(name);
      return new Promise((resolve) => open.set(name, resolve));
    },
  });
  const end = async (name: string): Promise<void> => {
    open.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const add = (name: string, key = name, endpoint = 'e', ahead = false) =>
    lanes.add({ name, key, endpoint }, ahead);
  return { begun, end, add, lanes };
};

describe('a lane', () => {
  it('works on as many items as it is wide, in the order they came', async () => {
    const { begun, end, add } = setUp(2);
    for (const name of ['a', 'b', 'c', 'd']) add(name);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('never works on two with one key, and lets others pass meanwhile', async () => {
    const { begun, end, add } = setUp(3);
    add('a1', 'a');
    add('a2', 'a');
    add('a3', 'a');
    add('b1', 'b');
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    await end('a3');
    add('a4', 'a');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  });

  it('does not hold another endpoint up', () => {
    const { begun, add } = setUp(1);
    add('a', 'a', 'one');
    add('b', 'b', 'one');
    add('c', 'b', 'two');
    expect(begun).toEqual(['a', 'c']);
  });

  it('takes what is put ahead before all that waits', async () => {
    const { begun, end, add } = setUp(1);
    add('a1', 'a');
    add('b1', 'b');
    add('a2', 'a');
    add('a3', 'a', 'e', true);
    add('c1', 'c', 'e', true);
    await end('a1');
    await end('c1');
    await end('a3');
    await end('b1');
    expect(begun).toEqual(['a1', 'c1', 'a3', 'b1', 'a2']);
  });

  it('forgets what has not begun when it is cleared', async () => {
    const { begun, end, add, lanes } = setUp(1);
    add('a1', 'a');
    add('a2', 'a');
    add('b1', 'b');
    lanes.clear();
    await end('a1');
    expect(begun).toEqual(['a1']);
  });
});
