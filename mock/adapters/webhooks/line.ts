/** A queue with numbered places: joined at the end, left from anywhere, walked from any number. */

/** `item` is undefined once it has left. */
export type Place<T> = { readonly position: number; item: T | undefined };

type Taken<T> = Place<T> & { readonly item: T };

const isTaken = <T>(place: Place<T>): place is Taken<T> => place.item !== undefined;

/** Places that were left are swept away once there are this many more of them than items. */
const sweepAt = 1024;

/** Every operation is O(1), amortised; a walk first finds its beginning by bisection. */
export class Line<T extends object> {
  #places: Place<T>[] = [];
  #head = 0;
  #size = 0;
  #last: number;

  /** Positions count up from the one after `last`, and are never given twice. */
  constructor(last = 0) {
    this.#last = last;
  }

  get size(): number {
    return this.#size;
  }

  /** The position given last. */
  get last(): number {
    return this.#last;
  }

  add(item: T): Place<T> {
    const place: Place<T> = { position: ++this.#last, item };
    this.#places.push(place);
    this.#size += 1;
    return place;
  }

  remove(place: Place<T>): void {
    if (place.item === undefined) return;
    place.item = undefined;
    this.#size -= 1;
    if (this.#places.length - this.#size > this.#size + sweepAt) this.#sweep();
  }

  /** The one that joined first among those still in it. */
  oldest(): T | undefined {
    return this.#first()?.item;
  }

  /** Takes the oldest out. */
  take(): T | undefined {
    const place = this.#first();
    const item = place?.item;
    if (place !== undefined) this.remove(place);
    return item;
  }

  /** Those whose position is above `position`. */
  *after(position: number): Generator<Taken<T>> {
    for (let at = this.#indexAfter(position); at < this.#places.length; at += 1) {
      const place = this.#places[at];
      if (place !== undefined && isTaken(place)) yield place;
    }
  }

  /** Backwards, those whose position is below `position`. */
  *before(position: number): Generator<Taken<T>> {
    for (let at = this.#indexAfter(position - 1) - 1; at >= 0; at -= 1) {
      const place = this.#places[at];
      if (place !== undefined && isTaken(place)) yield place;
    }
  }

  clear(): void {
    for (const place of this.#places) place.item = undefined;
    this.#places = [];
    this.#head = 0;
    this.#size = 0;
  }

  #first(): Place<T> | undefined {
    while (this.#head < this.#places.length) {
      const place = this.#places[this.#head];
      if (place?.item !== undefined) return place;
      this.#head += 1;
    }
    return undefined;
  }

  #sweep(): void {
    this.#places = this.#places.filter(({ item }) => item !== undefined);
    this.#head = 0;
  }

  #indexAfter(position: number): number {
    let [low, high] = [0, this.#places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#places[middle]?.position ?? Infinity) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
