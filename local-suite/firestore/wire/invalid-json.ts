/** JSON that does not fit the schema. Its path is completed as the error moves up. */
export class InvalidJson extends Error {
  readonly #place: string[] = [];

  /** Adds a step to the path, for example "writes" or "[2]". */
  below(step: string): this {
    this.#place.unshift(step);
    return this;
  }

  /** The path to the error, such as writes[2].update.name; empty for the whole message. */
  get place(): string {
    return this.#place.join('.').replaceAll('.[', '[');
  }
}

/** Adds a step to the path of errors inside `read`. */
export function readBelow<Result>(step: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof InvalidJson ? error.below(step) : error;
  }
}
