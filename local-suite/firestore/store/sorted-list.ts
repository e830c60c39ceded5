/** A larger block is split. */
const BLOCK_SIZE = 256;

/** Negative if an item lies before a range, 0 inside, positive after it. */
export type Position<T> = (item: T) => number;

export type Direction = 'ascending' | 'descending';

interface Place {
  block: number;
  index: number;
}

/**
 * A sorted list in blocks of a few hundred items: finding, adding and removing are cheap at any length, and
 * iterating a range costs only what the range contains.
 */
export class SortedList<T> {
  readonly #compare: (left: T, right: T) => number;
  #blocks: T[][] = [];
  #size = 0;

  /** Accepts items in any order; keeps one of equal items. */
  constructor(compare: (left: T, right: T) => number, items: Iterable<T> = []) {
    this.#compare = compare;
    const sorted = inOrder([...items], compare);
    this.#size = sorted.length;
    for (let start = 0; start < sorted.length; start += BLOCK_SIZE) {
      this.#blocks.push(sorted.slice(start, start + BLOCK_SIZE));
    }
  }

  get size(): number {
    return this.#size;
  }

  /** Replaces an item that compares as equal. */
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

  /** Removes the item that compares as equal, if any. */
  delete(item: T): void {
    const place = this.#first((other) => this.#compare(other, item) >= 0);
    const block = this.#blocks[place.block];
    const there = block?.[place.index];
    if (!block || there === undefined || this.#compare(there, item) !== 0) return;
    block.splice(place.index, 1);
    if (block.length === 0) this.#blocks.splice(place.block, 1);
    this.#size -= 1;
  }

  count(position: Position<T>): number {
    const start = this.#first((item) => position(item) >= 0);
    const end = this.#first((item) => position(item) > 0);
    return this.#rank(end) - this.#rank(start);
  }

  /** The list must not change during the iteration. */
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

  *[Symbol.iterator](): Generator<T> {
    for (const block of this.#blocks) yield* block;
  }

  /** `reached` must be true for all items after the first one. */
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

/** One pass is enough for items that are in order already, as those of a copied collection are. */
function inOrder<T>(items: T[], compare: (left: T, right: T) => number): T[] {
  const isOrdered = items.every((item, index) => {
    const previous = items[index - 1];
    return index === 0 || previous === undefined || compare(previous, item) < 0;
  });
  return isOrdered ? items : withoutEquals(items.sort(compare), compare);
}

function withoutEquals<T>(sorted: readonly T[], compare: (left: T, right: T) => number): T[] {
  return sorted.filter((item, index) => {
    const previous = sorted[index - 1];
    return index === 0 || previous === undefined || compare(previous, item) !== 0;
  });
}

/** Binary search; returns the length if `reached` is never true. */
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
