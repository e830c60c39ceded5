import type { Micros } from '../model/timestamps.ts';

/**
 * Commit and read times in microseconds that never go backwards, whatever the system clock does: every commit is
 * later than all earlier commits and reads.
 */
export class CommitClock {
  readonly #now: () => Micros;
  #last = 0n;

  constructor(now: () => Micros) {
    this.#now = now;
  }

  /** Later than all times returned so far. */
  nextCommitTime(): Micros {
    const now = this.#now();
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last;
  }

  /** Not earlier than any commit so far, earlier than any later commit. */
  readTime(): Micros {
    const now = this.#now();
    if (now > this.#last) this.#last = now;
    return this.#last;
  }
}

export function systemClock(): Micros {
  return BigInt(Date.now()) * 1_000n;
}
