import { Agent, request } from 'node:http';

import type { Log } from '../transport/failure.ts';
import type { DocumentEvent } from './document-event.ts';
import type { Trigger } from './trigger.ts';

/**
 * Posts events to the Functions emulator in commit order. Does not wait for functions to finish, because they may
 * wait for each other. A failed delivery is logged and not retried.
 */
export class EventDelivery {
  readonly #origin: string;
  readonly #log: Log;
  // A kept connection may end just as an event is sent on it, and the event would be lost.
  readonly #agent = new Agent({ keepAlive: false });
  #handedOver = Promise.resolve();
  #closed = false;

  /** `address` is the host:port of the Functions emulator. */
  constructor(address: string, log: Log) {
    this.#origin = `http://${address}`;
    this.#log = log;
  }

  deliver({ project, key, payload }: Trigger, event: DocumentEvent): void {
    const path = `/functions/projects/${encodeURIComponent(project)}/triggers/${encodeURIComponent(key)}`;
    const body = JSON.stringify(payload(event));
    this.#handedOver = this.#handedOver.then(() => this.#post(path, body));
  }

  close(): void {
    this.#closed = true;
    this.#agent.destroy();
  }

  /** Settles once the request was sent or has failed. */
  #post(path: string, body: string): Promise<void> {
    if (this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      const post = request(`${this.#origin}${path}`, {
        agent: this.#agent,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      });
      post.on('response', (response) => response.resume());
      post.on('finish', resolve);
      post.on('error', (error) => {
        if (!this.#closed) this.#log(`An event did not reach ${path}: ${error.message}`);
        resolve();
      });
      post.end(body);
    });
  }
}
