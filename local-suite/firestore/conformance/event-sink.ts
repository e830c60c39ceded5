import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  /** The function's key. */
  key: string;
  body: Record<string, unknown>;
}

/** A fake Functions emulator: records events and answers when `answer` resolves. */
export class EventSink {
  readonly events: ReceivedEvent[] = [];
  answer = Promise.resolve();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        const key = request.url?.split('/triggers/')[1] ?? '';
        this.events.push({ key, body: JSON.parse(text) as Record<string, unknown> });
        void this.answer.then(() => response.end('{"status":"acknowledged"}'));
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Events that one function received, by document and kind of change. */
  of(key: string): string[] {
    return this.events
      .filter((event) => event.key === key)
      .map(({ body }) => {
        const data = body.data as { value?: { name: string }; oldValue?: { name: string } };
        const change = data.value ? (data.oldValue ? 'updated' : 'created') : 'deleted';
        const name = (data.value ?? data.oldValue)?.name.split('/documents/')[1] ?? '';
        return `${change} ${name}`;
      });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
