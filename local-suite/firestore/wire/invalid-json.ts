/** JSON that does not fit the schema. The place grows outwards while the error travels up. */
export class InvalidJson extends Error {
  readonly #place: string[] = [];

  /** Gives itself back with one more step on the way to the place, for example "writes" or "[2]". */
  below(step: string): this {
    this.#place.unshift(step);
    return this;
  }

  /** Where the fault is, as writes[2].update.name; empty for the whole. */
  get place(): string {
    return this.#place.join('.').replaceAll('.[', '[');
  }
}

/** Runs a step of reading; a fault in it knows the step. */
export function readBelow<Result>(step: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof InvalidJson ? error.below(step) : error;
  }
}
