import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';

import { BodyError } from '../companion-server/request-body.ts';

export interface ReceivedEmail {
  messageId: string;
  from: string;
  to: string[];
  /** headers and body as they came */
  source: string;
}

const FAULT_PLACES = [
  'greeting',
  'sign_in',
  'sender',
  'recipient',
  'message',
  'lost_answer',
] as const;

/**
 * What the server does wrong, `times` times, with emails to an address that contains `to` (all when it is missing). The
 * first three come before the server knows an address, so they have no `to`.
 */
export interface SmtpFault {
  at: (typeof FAULT_PLACES)[number];
  /** 4xx and 5xx; a lost answer needs none: the email is accepted, then the connection ends */
  code?: number;
  text?: string;
  to?: string;
  times: number;
}

/** Throws BodyError for what is no fault. */
export function faultFrom({ at, code, text, to, times = 1 }: Record<string, unknown>): SmtpFault {
  const place = FAULT_PLACES.find((one) => one === at);
  if (!place) throw new BodyError(`at must be one of ${FAULT_PLACES.join(', ')}.`);
  return {
    at: place,
    times: Number(times),
    ...(typeof code === 'number' && { code }),
    ...(typeof text === 'string' && { text }),
    ...(typeof to === 'string' && { to }),
  };
}

/** The newest are kept. */
const MOST_KEPT = 5_000;

/** A mail server that accepts everything, sends nothing on, and refuses on request. */
export class SmtpStandIn {
  readonly received: ReceivedEmail[] = [];
  #faults: SmtpFault[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_session, done) => this.#answer('greeting', done),
    onAuth: ({ username = '' }, _session, done) => {
      const fault = this.#takeFault('sign_in');
      if (fault) done(refusal(fault));
      else done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => this.#answer('sender', done),
    onRcptTo: ({ address }, _session, done) => {
      const fault = this.#takeFault('recipient', [address]);
      done(fault && refusal(fault));
    },
    onData: (stream, session, done) => {
      void readAll(stream).then((source) => this.#receive(source, session, done));
    },
  });

  /** Port 0 picks a free one. Rejects when the port is not available. */
  async listen(host: string, port: number): Promise<number> {
    // Connections that break off are what some tests want.
    this.#server.on('error', () => undefined);
    await new Promise<void>((resolve, reject) => {
      this.#server.server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    return (this.#server.server.address() as AddressInfo).port;
  }

  addFault(fault: SmtpFault): void {
    this.#faults.push({ ...fault });
  }

  /** Forgets faults and what was received. */
  reset(): void {
    this.#faults = [];
    this.received.length = 0;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const connection of this.#server.connections) (connection as Connection).close();
    });
  }

  #receive(source: string, session: SMTPServerSession, done: (error?: Error) => void): void {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const fault = this.#takeFault('message', to);
    if (fault) {
      done(refusal(fault));
      return;
    }
    this.received.push(receivedEmail(source, session, to));
    if (this.received.length > MOST_KEPT) this.received.shift();
    if (this.#takeFault('lost_answer', to)) this.#hangUp(session);
    else done();
  }

  #answer(place: SmtpFault['at'], done: (error?: Error) => void): void {
    const fault = this.#takeFault(place);
    done(fault && refusal(fault));
  }

  #takeFault(place: SmtpFault['at'], to: readonly string[] = ['']): SmtpFault | undefined {
    const fault = this.#faults.find(
      (one) =>
        one.at === place && one.times > 0 && to.some((address) => address.includes(one.to ?? '')),
    );
    if (fault) fault.times -= 1;
    return fault;
  }

  #hangUp({ id }: SMTPServerSession): void {
    for (const connection of this.#server.connections as Set<Connection>) {
      if (connection.id === id) connection.close();
    }
  }
}

/** The part of the library's connections that its types leave out. */
interface Connection {
  id: string;
  close: () => void;
}

function refusal({ code = 451, text = 'Try again later' }: SmtpFault): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

function receivedEmail(source: string, session: SMTPServerSession, to: string[]): ReceivedEmail {
  const { mailFrom } = session.envelope;
  return {
    messageId: /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '',
    from: mailFrom ? mailFrom.address : '',
    to,
    source,
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
