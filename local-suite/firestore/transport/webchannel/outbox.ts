/** `json` is `[id,[message]]`. */
interface QueuedMessage {
  id: number;
  json: string;
}

/** Messages that the client has not confirmed; ids start at 1. */
export class Outbox {
  #messages: QueuedMessage[] = [];
  #lastId = 0;
  #lastWritten = 0;

  add(message: unknown): void {
    this.#lastId += 1;
    this.#messages.push({ id: this.#lastId, json: JSON.stringify([this.#lastId, [message]]) });
  }

  acknowledge(id: number): void {
    this.#messages = this.#messages.filter((message) => message.id > id);
  }

  /** Returns the messages after an id and marks them as written. */
  takeAfter(id: number): { json: string[]; lastId: number } {
    const messages = this.#messages.filter((message) => message.id > id);
    const lastId = messages.at(-1)?.id ?? id;
    this.#lastWritten = Math.max(this.#lastWritten, lastId);
    return { json: messages.map((message) => message.json), lastId };
  }

  /** The highest id that a back channel has sent. */
  get lastWritten(): number {
    return this.#lastWritten;
  }

  /** The number of characters that were written but not confirmed. */
  get unconfirmedLength(): number {
    return this.#messages
      .filter((message) => message.id <= this.#lastWritten)
      .reduce((length, message) => length + message.json.length, 0);
  }
}
