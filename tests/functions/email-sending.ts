import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll } from 'vitest';

import type { EmailSender } from '../../functions/src/mail/delivery/email-sender.ts';
import { inTransaction } from '../../functions/src/platform/firestore.ts';
import { mailServer, type MailServer } from '../../functions/src/platform/mail-server.ts';
import { queueEmail } from '../../functions/src/records/email-record.ts';
import { SmtpStandIn, type ReceivedEmail } from '../../local-suite/mail-page/smtp-stand-in.ts';
import { openIsolatedDatabase } from './isolated-database.ts';
import { db } from './ledger-fixtures.ts';

interface EmailSending {
  standIn: SmtpStandIn;
  /** attempts that were scheduled */
  scheduled: { id: string; at: Date }[];
  server: MailServer;
  sender: EmailSender;
  /** Sends over a new connection, with a new greeting. */
  reconnect: () => void;
  /** how far the sender's clock is ahead */
  setClock: (aheadMs: number) => void;
  /** Queues an email and returns its id. */
  queue: (to?: string | string[]) => Promise<string>;
  deliveryOf: (id: string) => Promise<Record<string, unknown>>;
  copiesOf: (id: string) => ReceivedEmail[];
}

/** A separate database whose emails go to a separate mail server. */
export function openEmailSending(): EmailSending {
  let ahead = 0;
  const standIn = new SmtpStandIn();
  const scheduled: EmailSending['scheduled'] = [];
  const sending = {
    ...{ standIn, scheduled, queue, deliveryOf },
    setClock: (aheadMs: number) => {
      ahead = aheadMs;
    },
    copiesOf: (id: string) =>
      standIn.received.filter(({ messageId }) => messageId === `<${id}@kargha.example>`),
  } as unknown as EmailSending;
  beforeAll(async () => {
    await openIsolatedDatabase();
    const port = await standIn.listen('127.0.0.1', 0);
    const addresses = { from: 'orders@kargha.example', replyTo: 'care@kargha.example' };
    const url = `smtp://post@127.0.0.1:${port}`;
    const connect = () => mailServer({ url, password: 'kept', ...addresses, perSecond: 1_000 });
    sending.server = connect();
    sending.reconnect = () => {
      sending.server.close();
      sending.server = connect();
      sending.sender.server = sending.server;
    };
    sending.sender = {
      server: sending.server,
      host: 'kargha.example',
      now: () => new Date(Date.now() + ahead),
      scheduleAttempt: (id, _attempts, at) => {
        scheduled.push({ id, at });
        return Promise.resolve();
      },
    };
  });
  afterEach(() => {
    standIn.reset();
    scheduled.length = 0;
    ahead = 0;
  });
  afterAll(async () => {
    sending.server.close();
    await standIn.close();
  });
  return sending;
}

async function queue(to: string | string[] = `${randomUUID()}@shop.example`): Promise<string> {
  const id = `order_${randomUUID()}_paid`;
  const text = 'It is on its way.';
  const email = { to, subject: 'Your order', text, html: '<p>On its way.</p>' };
  await inTransaction((transaction) => {
    queueEmail(transaction, id, email);
    return Promise.resolve();
  });
  return id;
}

async function deliveryOf(id: string): Promise<Record<string, unknown>> {
  return (await db().doc(`mail/${id}`).get()).get('delivery') as Record<string, unknown>;
}
