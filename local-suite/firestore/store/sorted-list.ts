/** How many items a block holds before it is split. */
const BLOCK_SIZE = 256;

/** Where an item lies to a range: negative before it, 0 in it, positive after it. */
export type Position<T> = (item: T) => number;

export type Direction = 'ascending' | 'descending';

/** A place in the list: the `index`-th item of the `block`-th block. */
interface Place {
  block: number;
  index: number;
}

/**
 * Items in the order of `compare`, in blocks of a few hundred: finding, putting in and taking out
 * cost little at any length, and walking a range costs what the range holds.
 */
export class SortedList<T> {
  readonly #compare: (left: T, right: T) => number;
  #blocks: T[][] = [];
  #size = 0;

  /** Starts with `items` in any order; of equal ones it keeps one. */
  constructor(compare: (left: T, right: T) => number, items: Iterable<T> = []) {
    this.#compare = compare;
    const sorted = withoutEquals([...items].sort(compare), compare);
    this.#size = sorted.length;
    for (let start = 0; start < sorted.length; start += BLOCK_SIZE) {
      this.#blocks.push(sorted.slice(start, start + BLOCK_SIZE));
    }
  }

  get size(): number {
    return this.#size;
  }

  /** Puts an item in, in place of one that is equal in order. */
  put(item: T): void {
    const place = this.#first((other) => this.#compare(other, item) >= 0);
    const block = this.#blocks[place.block];
    const there = block?.[place.index];
    if (block && there !== undefined && this.#compare(there, item) === 0) {
      block[place.index] = item;
      return;
    }
    this.#insert(item, place);
  }

  /** Takes out the item that is equal in order, if there is one. */
  delete(item: T): void {
    const place = this.#first((other) => this.#compare(other, item) >= 0);
    const block = this.#blocks[place.block];
    const there = block?.[place.index];
    if (!block || there === undefined || this.#compare(there, item) !== 0) return;
    block.splice(place.index, 1);
    if (block.length === 0) this.#blocks.splice(place.block, 1);
    this.#size -= 1;
  }

  /** How many items lie in a range. */
  count(position: Position<T>): number {
    const start = this.#first((item) => position(item) >= 0);
    const end = this.#first((item) => position(item) > 0);
    return this.#rank(end) - this.#rank(start);
  }

  /** The items of a range in order or against it. The list must not change meanwhile. */
  *range(position: Position<T>, direction: Direction = 'ascending'): Generator<T> {
    const start = this.#first((item) => position(item) >= 0);
    const end = this.#first((item) => position(item) > 0);
    if (direction === 'descending') {
      for (let block = end.block; block >= start.block; block--) {
        yield* this.#slice(block, start, end).reverse();
      }
      return;
    }
    for (let block = start.block; block <= end.block; block++) {
      yield* this.#slice(block, start, end);
    }
  }

  /** All items in order. */
  *[Symbol.iterator](): Generator<T> {
    for (const block of this.#blocks) yield* block;
  }

  /** The place of the first item that `reached` holds for; it must hold for all that follow. */
  #first(reached: (item: T) => boolean): Place {
    const block = firstIndex(this.#blocks, (items) => {
      const last = items.at(-1);
      return last !== undefined && reached(last);
    });
    return { block, index: firstIndex(this.#blocks[block] ?? [], reached) };
  }

  #insert(item: T, place: Place): void {
    this.#size += 1;
    const at = this.#blocks[place.block] ? place : this.#end();
    const block = this.#blocks[at.block];
    if (!block) {
      this.#blocks.push([item]);
      return;
    }
    block.splice(at.index, 0, item);
    if (block.length > BLOCK_SIZE) {
      this.#blocks.splice(at.block + 1, 0, block.splice(BLOCK_SIZE / 2));
    }
  }

  #end(): Place {
    const block = Math.max(this.#blocks.length - 1, 0);
    return { block, index: this.#blocks[block]?.length ?? 0 };
  }

  #rank(place: Place): number {
    const before = this.#blocks.slice(0, place.block);
    return before.reduce((sum, block) => sum + block.length, place.index);
  }

  #slice(block: number, start: Place, end: Place): T[] {
    const from = block === start.block ? start.index : 0;
    const to = block === end.block ? end.index : undefined;
    return (this.#blocks[block] ?? []).slice(from, to);
  }
}

function withoutEquals<T>(sorted: readonly T[], compare: (left: T, right: T) => number): T[] {
  return sorted.filter((item, index) => {
    const previous = sorted[index - 1];
    return index === 0 || previous === undefined || compare(previous, item) !== 0;
  });
}

/** Binary search for the first index at which `reached` holds; the length when it never does. */
function firstIndex<T>(items: readonly T[], reached: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && reached(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
