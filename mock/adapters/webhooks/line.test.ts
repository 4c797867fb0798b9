import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Line, type Place } from './line.ts';

type Item = { readonly name: number };
const namesOf = (places: Iterable<Place<Item>>) => [...places].map(({ item }) => item?.name);

describe('a line', () => {
  it('behaves as an array from which items are cut, for any sequence of joining and leaving', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(40))), (steps) => {
        const line = new Line<Item>();
        const model: { place: Place<Item>; name: number }[] = [];
        for (const step of steps) {
          if (step === null) {
            const name = line.last + 1;
            model.push({ place: line.add({ name }), name });
          } else {
            const [left] = model.splice(step % (model.length || 1), 1);
            if (left !== undefined) line.remove(left.place);
          }
          const names = model.map(({ name }) => name);
          expect(line.size).toBe(names.length);
          expect(line.oldest()?.name).toBe(names[0]);
          expect(namesOf(line.after(3))).toEqual(names.filter((name) => name > 3));
          expect(namesOf(line.before(9))).toEqual(names.filter((name) => name < 9).reverse());
        }
      }),
    );
  });

  it('keeps its order and its positions when many have left', () => {
    const line = new Line<Item>();
    const places = Array.from({ length: 10_000 }, (_, name) => line.add({ name }));
    for (const place of places) if (place.position % 100 !== 0) line.remove(place);
    expect(line.size).toBe(100);
    expect(line.take()?.name).toBe(99);
    expect(namesOf(line.after(9_800))).toEqual([9_899, 9_999]);
    expect(line.add({ name: -1 }).position).toBe(10_001);
  });

  it('lets an item leave but once, and gives no position twice after it was cleared', () => {
    const line = new Line<Item>();
    const place = line.add({ name: 1 });
    line.add({ name: 2 });
    line.remove(place);
    line.remove(place);
    expect(line.size).toBe(1);
    line.clear();
    expect([line.size, line.oldest(), line.take()]).toEqual([0, undefined, undefined]);
    expect(line.add({ name: 3 }).position).toBe(3);
    expect(namesOf(line.before(Number.MAX_SAFE_INTEGER))).toEqual([3]);
  });
});
