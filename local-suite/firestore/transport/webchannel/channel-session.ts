import { randomBytes } from 'node:crypto';

import type { RpcError } from '../../rpc-error.ts';
import { BackChannel } from './back-channel.ts';
import type { BackChannelAnswer } from './back-channel.ts';
import type { NumberedMessage } from './channel-request.ts';
import type { ChannelTimings } from './channel-timings.ts';
import { Inbox } from './inbox.ts';
import { Outbox } from './outbox.ts';

const NOOP = 'noop';
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;

/** A Firestore stream with ProtoJSON messages. */
export interface ChannelStream {
  receive: (text: string) => void;
  close: () => void;
}

export interface BackChannelRequest {
  /** The last message id that the client has. */
  acknowledged: number;
  longPoll: boolean;
  /** The latest time to answer a long poll, in milliseconds. */
  timeoutMs: number | undefined;
}

/** A WebChannel: numbered messages in both directions over any number of HTTP requests. */
export class ChannelSession {
  readonly id = randomBytes(16).toString('base64url');
  readonly #inbox = new Inbox();
  readonly #outbox = new Outbox();
  readonly #timings: ChannelTimings;
  readonly #expired: () => void;
  #stream: ChannelStream | undefined;
  #back: BackChannel | undefined;
  #expiry: NodeJS.Timeout | undefined;

  /** `expired` is called when the client has not opened a back channel for too long. */
  constructor(timings: ChannelTimings, expired: () => void) {
    this.#timings = timings;
    this.#expired = expired;
    this.#awaitBackChannel();
  }

  /** The response to the handshake. */
  greeting(): string {
    const { keepAliveMs } = this.#timings;
    return JSON.stringify([[0, ['c', this.id, '', PROTOCOL_VERSION, SERVER_VERSION, keepAliveMs]]]);
  }

  /** Must be called before messages are received. */
  attach(stream: ChannelStream): void {
    this.#stream = stream;
  }

  /** Handles each message once, in the order of their numbers. */
  receive(messages: readonly NumberedMessage[]): void {
    for (const { number, text } of messages) {
      for (const ready of this.#inbox.take(number, text)) this.#stream?.receive(ready);
    }
  }

  /** Messages wait until there is a back channel. */
  send(message: unknown): void {
    this.#outbox.add(message);
    this.#flush();
  }

  /** Sends the error that ended the stream; the client then terminates the session. */
  fail({ code, message, status }: RpcError): void {
    this.send({ error: { code, message, status } });
  }

  /** The response to a forward request: is a back channel open, last id written, unconfirmed bytes. */
  status(): string {
    const { lastWritten, unconfirmedLength } = this.#outbox;
    return JSON.stringify([this.#back ? 1 : 0, lastWritten, unconfirmedLength]);
  }

  acknowledge(id: number): void {
    this.#outbox.acknowledge(id);
  }

  /** Replaces the previous back channel. */
  openBackChannel(response: BackChannelAnswer, request: BackChannelRequest): void {
    this.acknowledge(request.acknowledged);
    this.#endBackChannel();
    clearTimeout(this.#expiry);
    const back = new BackChannel(response, request.acknowledged, request.longPoll);
    this.#back = back;
    back.onClose(() => {
      if (this.#back === back) this.#endBackChannel();
    });
    this.#schedule(back, request.timeoutMs);
    // Send something at once: a client that waits for the first bytes assumes a buffering proxy.
    if (!this.#flush() && !request.longPoll) this.send(NOOP);
  }

  close(): void {
    this.#endBackChannel();
    clearTimeout(this.#expiry);
    this.#stream?.close();
  }

  #schedule(back: BackChannel, timeoutMs: number | undefined): void {
    const { keepAliveMs, rotateMs } = this.#timings;
    back.every(keepAliveMs, () => this.send(NOOP));
    if (back.endsWithData) {
      if (timeoutMs !== undefined) back.after(timeoutMs, () => this.send(NOOP));
      return;
    }
    back.after(rotateMs, () => {
      this.send(NOOP);
      this.#endBackChannel();
    });
  }

  /** Returns false if nothing was written. */
  #flush(): boolean {
    const back = this.#back;
    if (!back) return false;
    const { json, lastId } = this.#outbox.takeAfter(back.sentUpTo);
    if (json.length === 0) return false;
    back.write(json, lastId);
    if (back.endsWithData) this.#endBackChannel();
    return true;
  }

  #endBackChannel(): void {
    const back = this.#back;
    if (!back) return;
    this.#back = undefined;
    back.end();
    this.#awaitBackChannel();
  }

  #awaitBackChannel(): void {
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(this.#expired, this.#timings.expiryMs);
  }
}
