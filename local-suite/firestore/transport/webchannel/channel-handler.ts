import type { FirestoreService } from '../../service-contract.ts';
import { FIRESTORE_SERVICE } from '../../wire/schema.ts';
import type { Log } from '../failure.ts';
import type { HttpExchange } from '../http/http-exchange.ts';
import { carriedHeader, messagesOf, wholeNumber } from './channel-request.ts';
import { ChannelSession } from './channel-session.ts';
import { openChannelStream } from './channel-stream.ts';
import type { StreamKind } from './channel-stream.ts';
import type { ChannelTimings } from './channel-timings.ts';
import { frame } from './frame.ts';

const PATHS: Record<string, StreamKind | undefined> = {
  [`/${FIRESTORE_SERVICE}/Listen/channel`]: 'Listen',
  [`/${FIRESTORE_SERVICE}/Write/channel`]: 'Write',
};

/** Clients look for this text anywhere but at the very start, and then open a new session at once. */
const UNKNOWN_SESSION = '<html>Unknown SID</html>';

/** Serves WebChannel version 8, which the web SDK uses in browsers. `close` ends every session. */
export class ChannelHandler {
  readonly #service: FirestoreService;
  readonly #timings: ChannelTimings;
  readonly #log: Log;
  readonly #sessions = new Map<string, ChannelSession>();

  constructor(service: FirestoreService, timings: ChannelTimings, log: Log) {
    this.#service = service;
    this.#timings = timings;
    this.#log = log;
  }

  handle(exchange: HttpExchange): Promise<void> | undefined {
    const kind = PATHS[exchange.path];
    if (!kind) return undefined;
    const sid = exchange.query.get('SID');
    return sid === null
      ? this.#shakeHands(exchange, kind)
      : this.#continue(exchange, `${kind}/${sid}`);
  }

  close(): void {
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }

  async #shakeHands(exchange: HttpExchange, kind: StreamKind): Promise<void> {
    const form = new URLSearchParams(await exchange.body());
    const authorization =
      carriedHeader('authorization', form, exchange.query) ??
      exchange.request.headers.authorization;
    const session: ChannelSession = new ChannelSession(this.#timings, () => {
      this.#end(`${kind}/${session.id}`);
    });
    this.#sessions.set(`${kind}/${session.id}`, session);
    exchange.sendText(200, frame(session.greeting()));
    session.attach(openChannelStream(session, this.#service, { kind, authorization }, this.#log));
    session.receive(messagesOf(form));
  }

  async #continue(exchange: HttpExchange, key: string): Promise<void> {
    const { method, query } = exchange;
    const session = this.#sessions.get(key);
    if (query.get('TYPE') === 'terminate') {
      this.#end(key);
      exchange.sendText(200, '');
    } else if (!session) {
      exchange.send(400, 'text/html; charset=utf-8', UNKNOWN_SESSION);
    } else if (method === 'GET') {
      openBackChannel(exchange, session);
    } else {
      await receive(exchange, session);
    }
  }

  #end(key: string): void {
    this.#sessions.get(key)?.close();
    this.#sessions.delete(key);
  }
}

function openBackChannel({ query, response }: HttpExchange, session: ChannelSession): void {
  const timeoutMs = wholeNumber(query.get('TO'));
  session.openBackChannel(response, {
    acknowledged: wholeNumber(query.get('AID')),
    longPoll: query.get('CI') === '1',
    timeoutMs: timeoutMs > 0 ? timeoutMs : undefined,
  });
}

async function receive(exchange: HttpExchange, session: ChannelSession): Promise<void> {
  const form = new URLSearchParams(await exchange.body());
  session.acknowledge(wholeNumber(exchange.query.get('AID')));
  exchange.sendText(200, frame(session.status()));
  session.receive(messagesOf(form));
}
