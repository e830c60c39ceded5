import { frame } from './frame.ts';

/** The part of the HTTP response that a back channel uses. */
export interface BackChannelAnswer {
  writeHead(status: number, headers: Record<string, string>): unknown;
  flushHeaders(): void;
  write(text: string): unknown;
  end(): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** The open response that carries a session's messages to the client. */
export class BackChannel {
  readonly #response: BackChannelAnswer;
  readonly #endsWithData: boolean;
  readonly #timers: NodeJS.Timeout[] = [];
  /** The last message id that the client has confirmed or that was sent here. */
  sentUpTo: number;

  /** `endsWithData` means long polling: the response ends after the first data. */
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

  every(milliseconds: number, callback: () => void): void {
    this.#timers.push(setInterval(callback, milliseconds));
  }

  after(milliseconds: number, callback: () => void): void {
    this.#timers.push(setTimeout(callback, milliseconds));
  }

  onClose(callback: () => void): void {
    this.#response.on('close', callback);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#response.end();
  }
}
