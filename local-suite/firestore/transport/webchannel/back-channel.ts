import { frame } from './frame.ts';

/** What a back channel needs of the HTTP answer that carries it. */
export interface BackChannelAnswer {
  writeHead(status: number, headers: Record<string, string>): unknown;
  flushHeaders(): void;
  write(text: string): unknown;
  end(): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** The one open answer through which a session's messages reach the client. */
export class BackChannel {
  readonly #response: BackChannelAnswer;
  readonly #endsWithData: boolean;
  readonly #timers: NodeJS.Timeout[] = [];
  /** The last message id that the client has, or was sent here. */
  sentUpTo: number;

  /** `endsWithData` is long polling: the first data is also the last. */
  constructor(response: BackChannelAnswer, sentUpTo: number, endsWithData: boolean) {
    this.#response = response;
    this.sentUpTo = sentUpTo;
    this.#endsWithData = endsWithData;
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=0',
    });
    response.flushHeaders();
  }

  get endsWithData(): boolean {
    return this.#endsWithData;
  }

  write(messages: readonly string[], lastId: number): void {
    this.sentUpTo = lastId;
    this.#response.write(frame(`[${messages.join(',')}]`));
  }

  /** Calls back again and again until the end. */
  every(milliseconds: number, callback: () => void): void {
    this.#timers.push(setInterval(callback, milliseconds));
  }

  /** Calls back once, unless the end comes before. */
  after(milliseconds: number, callback: () => void): void {
    this.#timers.push(setTimeout(callback, milliseconds));
  }

  /** Calls back when the client has gone away. */
  onClose(callback: () => void): void {
    this.#response.on('close', callback);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#response.end();
  }
}
