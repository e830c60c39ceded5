/**
 * Puts a client's messages back into the order of their numbers: what comes again is dropped, what
 * comes early waits. Pages served over HTTP/2 send several requests at once.
 */
export class Inbox {
  #next = 0;
  readonly #early = new Map<number, string>();

  /** Takes one message and gives those whose turn has come, in order. */
  take(number: number, text: string): string[] {
    if (number >= this.#next) this.#early.set(number, text);
    const ready: string[] = [];
    for (;;) {
      const message = this.#early.get(this.#next);
      if (message === undefined) return ready;
      this.#early.delete(this.#next);
      this.#next += 1;
      ready.push(message);
    }
  }
}
