import type { Micros } from '../model/timestamps.ts';

/**
 * Gives commit and read times of microsecond precision that never go backwards, whatever the
 * machine's clock does: every commit is later than all commits and reads before it.
 */
export class CommitClock {
  readonly #now: () => Micros;
  #last = 0n;

  constructor(now: () => Micros) {
    this.#now = now;
  }

  /** A time later than any given before. */
  nextCommitTime(): Micros {
    const now = this.#now();
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last;
  }

  /** The present: no commit made so far is later, every commit to come is. */
  readTime(): Micros {
    const now = this.#now();
    if (now > this.#last) this.#last = now;
    return this.#last;
  }
}

/** The machine's clock in microseconds since the epoch. */
export function systemClock(): Micros {
  return BigInt(Date.now()) * 1_000n;
}
