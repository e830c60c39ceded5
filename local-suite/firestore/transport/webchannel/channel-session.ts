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

/** What a session carries: a Firestore stream that takes and gives ProtoJSON. */
export interface ChannelStream {
  receive: (text: string) => void;
  close: () => void;
}

/** How a client wants its back channel. */
export interface BackChannelRequest {
  /** The last message id that the client has. */
  acknowledged: number;
  longPoll: boolean;
  /** When a long poll is to be answered at the latest, in milliseconds. */
  timeoutMs: number | undefined;
}

/** One WebChannel: numbered messages both ways over any number of HTTP requests. */
export class ChannelSession {
  readonly id = randomBytes(16).toString('base64url');
  readonly #inbox = new Inbox();
  readonly #outbox = new Outbox();
  readonly #timings: ChannelTimings;
  readonly #expired: () => void;
  #stream: ChannelStream | undefined;
  #back: BackChannel | undefined;
  #expiry: NodeJS.Timeout | undefined;

  /** `expired` is called when the client has not asked for a back channel for too long. */
  constructor(timings: ChannelTimings, expired: () => void) {
    this.#timings = timings;
    this.#expired = expired;
    this.#awaitBackChannel();
  }

  /** The answer to the handshake. */
  greeting(): string {
    const { keepAliveMs } = this.#timings;
    return JSON.stringify([[0, ['c', this.id, '', PROTOCOL_VERSION, SERVER_VERSION, keepAliveMs]]]);
  }

  /** Where the client's messages go; before this nothing is received. */
  attach(stream: ChannelStream): void {
    this.#stream = stream;
  }

  /** Takes a forward request's messages, each once and in the order of their numbers. */
  receive(messages: readonly NumberedMessage[]): void {
    for (const { number, text } of messages) {
      for (const ready of this.#inbox.take(number, text)) this.#stream?.receive(ready);
    }
  }

  /** Sends a message; without a back channel it waits for one. */
  send(message: unknown): void {
    this.#outbox.add(message);
    this.#flush();
  }

  /** Tells the client why its stream has ended; the client then terminates the session. */
  fail({ code, message, status }: RpcError): void {
    this.send({ error: { code, message, status } });
  }

  /** The answer to a forward request: back channel open, last id written, length unconfirmed. */
  status(): string {
    const { lastWritten, unconfirmedLength } = this.#outbox;
    return JSON.stringify([this.#back ? 1 : 0, lastWritten, unconfirmedLength]);
  }

  acknowledge(id: number): void {
    this.#outbox.acknowledge(id);
  }

  /** Makes an answer the session's back channel, in place of the one before. */
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
    // The first bytes go out at once: a client that waits for them takes a buffering proxy for granted.
    if (!this.#flush() && !request.longPoll) this.send(NOOP);
  }

  /** Ends the stream and the back channel. */
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

  /** False when there was nothing to write, or nowhere to write it. */
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
