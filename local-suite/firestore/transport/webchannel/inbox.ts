/**
 * Restores the order of a client's messages: drops duplicates and holds early ones back. Pages on HTTP/2 send
 * several requests at once.
 */
export class Inbox {
  #next = 0;
  readonly #early = new Map<number, string>();

  /** Returns the messages that are now next in order. */
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
