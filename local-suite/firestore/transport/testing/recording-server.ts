import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

import type { Caller, FirestoreService } from '../../service-contract.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createRestHandler } from '../rest/rest-handler.ts';

export interface RecordedCall {
  method: string;
  caller: Caller;
  request: unknown;
}

/** Serves REST over a fake Firestore that records calls and returns `answer`. */
export class RecordingServer {
  readonly calls: RecordedCall[] = [];
  readonly logged: string[] = [];
  /** The result of every call; an Error makes it fail. */
  answer: unknown;
  readonly #server: Server;

  constructor() {
    const log = (text: string) => this.logged.push(text);
    this.#server = createHttpServer([createRestHandler(this.#service(), log)], log);
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async send(method: string, path: string, body?: unknown, headers = {}) {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${this.origin}${path}`, { method, headers, ...text });
    const json = (await response.json()) as unknown;
    return { status: response.status, headers: response.headers, json };
  }

  #service(): FirestoreService {
    const call = (method: string, caller: Caller, request: unknown): Promise<unknown> => {
      this.calls.push({ method, caller, request });
      if (this.answer instanceof Error) return Promise.reject(this.answer);
      return Promise.resolve(this.answer);
    };
    return new Proxy({} as FirestoreService, {
      get: (_, method: string) => call.bind(undefined, method),
    });
  }
}
