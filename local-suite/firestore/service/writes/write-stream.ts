import { randomUUID } from 'node:crypto';

import type { WriteRequest, WriteResponse } from '../../messages.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, ServerStream, StreamSink } from '../../service-contract.ts';
import { commit } from './document-writes.ts';
import type { Engine } from '../engine.ts';
import { asRpcError } from '../unexpected-error.ts';

/**
 * A Write stream: a handshake, then batches that are committed strictly in order. A failed batch ends the stream
 * and drops the queued ones; the client sends them again on its next stream.
 */
export class WriteStream implements ServerStream<WriteRequest> {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #sink: StreamSink<WriteResponse>;
  #database: string | undefined;
  #isOpen = true;
  #answers = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(engine: Engine, caller: Caller, sink: StreamSink<WriteResponse>) {
    this.#engine = engine;
    this.#caller = caller;
    this.#sink = sink;
  }

  receive(message: WriteRequest): void {
    this.#work = this.#work.then(() => this.#handle(message));
  }

  close(): void {
    this.#isOpen = false;
  }

  async #handle(message: WriteRequest): Promise<void> {
    if (!this.#isOpen) return;
    try {
      const answer =
        this.#database === undefined
          ? this.#shakeHands(message)
          : await this.#commit(this.#database, message);
      this.#answer(answer);
    } catch (error) {
      this.#fail(asRpcError(error));
    }
  }

  #shakeHands({ database, writes }: WriteRequest): WriteResponse {
    if (writes?.length) {
      throw new RpcError('INVALID_ARGUMENT', 'The first message of a Write stream has no writes.');
    }
    this.#database = this.#engine.database(database).data.name;
    return { streamId: randomUUID() };
  }

  async #commit(database: string, { writes }: WriteRequest): Promise<WriteResponse> {
    if (!writes?.length) return {};
    return commit(this.#engine, this.#caller, { database, writes });
  }

  #answer(answer: WriteResponse): void {
    if (!this.#isOpen) return;
    this.#answers += 1;
    this.#sink.send({ ...answer, streamToken: Buffer.from(String(this.#answers)) });
  }

  #fail(error: RpcError): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#sink.fail(error);
  }
}
