/** One message on its way to the client: `[id,[message]]` as JSON text. */
interface QueuedMessage {
  id: number;
  json: string;
}

/** What a session has sent and the client has not yet confirmed, by ids that count up from 1. */
export class Outbox {
  #messages: QueuedMessage[] = [];
  #lastId = 0;
  #lastWritten = 0;

  add(message: unknown): void {
    this.#lastId += 1;
    this.#messages.push({ id: this.#lastId, json: JSON.stringify([this.#lastId, [message]]) });
  }

  /** Forgets what the client says it has. */
  acknowledge(id: number): void {
    this.#messages = this.#messages.filter((message) => message.id > id);
  }

  /** What comes after an id, marked as written. */
  takeAfter(id: number): { json: string[]; lastId: number } {
    const messages = this.#messages.filter((message) => message.id > id);
    const lastId = messages.at(-1)?.id ?? id;
    this.#lastWritten = Math.max(this.#lastWritten, lastId);
    return { json: messages.map((message) => message.json), lastId };
  }

  /** The highest id that a back channel has carried. */
  get lastWritten(): number {
    return this.#lastWritten;
  }

  /** The length of what was written and is not confirmed. */
  get unconfirmedLength(): number {
    return this.#messages
      .filter((message) => message.id <= this.#lastWritten)
      .reduce((length, message) => length + message.json.length, 0);
  }
}
