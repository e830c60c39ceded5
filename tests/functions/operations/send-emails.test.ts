import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { sendEmail, type EmailSender } from '../../../functions/src/mail/delivery/send-email.ts';
import { sendWaitingEmails } from '../../../functions/src/mail/delivery/send-waiting-emails.ts';
import { inTransaction } from '../../../functions/src/platform/firestore.ts';
import { mailServer, type MailServer } from '../../../functions/src/platform/mail-server.ts';
import { queueEmail } from '../../../functions/src/records/email-record.ts';
import { SmtpStandIn } from '../../../local-suite/mail-page/smtp-stand-in.ts';
import { openIsolatedDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';

const standIn = new SmtpStandIn();
const scheduled: { id: string; at: Date }[] = [];
let server: MailServer;
let ahead = 0;
let sender: EmailSender;

beforeAll(async () => {
  await openIsolatedDatabase();
  const port = await standIn.listen('127.0.0.1', 0);
  server = mailServer({
    url: `smtp://127.0.0.1:${port}`,
    password: '',
    from: 'orders@kargha.example',
    replyTo: 'care@kargha.example',
    perSecond: 1_000,
  });
  sender = {
    server,
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
  server.close();
  await standIn.close();
});

async function queue(to: string | string[] = `${randomUUID()}@shop.example`): Promise<string> {
  const id = `order_${randomUUID()}_paid`;
  const email = {
    to,
    subject: 'Your order',
    text: 'It is on its way.',
    html: '<p>On its way.</p>',
  };
  await inTransaction((transaction) => {
    queueEmail(transaction, id, email);
    return Promise.resolve();
  });
  return id;
}

const deliveryOf = async (id: string) =>
  (await db().doc(`mail/${id}`).get()).get('delivery') as Record<string, unknown>;
const copiesOf = (id: string) =>
  standIn.received.filter(({ messageId }) => messageId === `<${id}@kargha.example>`);

/** A process that ends here: nothing after it happens. */
const crash = () => new Promise<never>(() => undefined);

/** Runs it until it crashes or ends. */
async function runUntilCrash(change: Partial<MailServer>, id: string): Promise<void> {
  let crashed: () => void = () => undefined;
  const hasCrashed = new Promise<void>((resolve) => (crashed = resolve));
  const send: MailServer['send'] = async (email) => {
    await change.send?.(email);
    crashed();
    return crash();
  };
  await Promise.race([sendEmail({ ...sender, server: { ...server, send } }, id), hasCrashed]);
}

test('sends a new email once, however often its event comes', async () => {
  const id = await queue();
  await Promise.all(Array.from({ length: 10 }, () => sendEmail(sender, id)));
  await sendEmail(sender, id);
  const [copy, ...others] = copiesOf(id);
  expect(others).toEqual([]);
  expect(copy?.from).toBe('orders@kargha.example');
  expect(copy?.source).toMatch(/^From: Kargha <orders@kargha\.example>/m);
  expect(copy?.source).toMatch(/^Reply-To: care@kargha\.example/m);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 1, unsure: 0 });
});

test.each([
  ['before anything is claimed', () => Promise.resolve(), 1, 0],
  ['after the claim, before the server gets it', (id: string) => runUntilCrash({}, id), 1, 1],
  [
    'after the server took it, before that is written down',
    (id: string) => runUntilCrash(server, id),
    2,
    1,
  ],
])('loses no email when the process ends %s', async (_when, crashing, copies, unsure) => {
  const id = await queue();
  await crashing(id);
  ahead = 3 * MINUTE_MS;
  await sendWaitingEmails(sender);
  await sendWaitingEmails(sender);
  expect(copiesOf(id)).toHaveLength(copies);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', unsure });
});

test('sends an email again whose acceptance was lost on the way, and says so', async () => {
  const id = await queue('lost@shop.example');
  standIn.addFault({ at: 'lost_answer', to: 'lost@', times: 1 });
  await sendEmail(sender, id);
  expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY', attempts: 1 });
  ahead = 2 * MINUTE_MS;
  await sendEmail(sender, id);
  expect(copiesOf(id)).toHaveLength(2);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test.each([421, 450, 451, 452, 454, 455, 535])(
  'tries again later after %i, and not before',
  async (code) => {
    const id = await queue(`busy-${code}@shop.example`);
    standIn.addFault({ at: 'message', code, text: 'Not now', to: `busy-${code}@`, times: 1 });
    await sendEmail(sender, id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY', attempts: 1 });
    expect(scheduled.map((task) => task.id)).toEqual([id]);
    await sendEmail(sender, id);
    expect(copiesOf(id)).toEqual([]);
    ahead = MINUTE_MS;
    await sendEmail(sender, id);
    expect(copiesOf(id)).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
  },
);

test.each([552, 554, 555, 571])('gives up after %i, and staff see why', async (code) => {
  const id = await queue(`no-${code}@shop.example`);
  standIn.addFault({ at: 'message', code, text: 'We do not want this', to: 'no-', times: 1 });
  await sendEmail(sender, id);
  const delivery = await deliveryOf(id);
  expect(delivery).toMatchObject({ state: 'ERROR', attempts: 1 });
  expect(delivery.error).toContain('We do not want this');
  ahead = 24 * HOUR_MS;
  await sendEmail(sender, id);
  expect(copiesOf(id)).toEqual([]);
});

test('gives up after two and a half days without a mail server', async () => {
  const id = await queue('nowhere@shop.example');
  standIn.addFault({ at: 'recipient', code: 451, to: 'nowhere@', times: 1_000 });
  for (let hour = 0; hour < 72; hour += 1) {
    ahead = hour * HOUR_MS;
    await sendEmail(sender, id);
  }
  expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', attempts: 11 });
});

test('writes nothing more to a mailbox that does not exist, and tells the others', async () => {
  const gone = `gone-${randomUUID()}@shop.example`;
  standIn.addFault({ at: 'recipient', code: 550, text: '5.1.1 No such user', to: gone, times: 9 });
  const first = await queue(gone);
  await sendEmail(sender, first);
  expect(await deliveryOf(first)).toMatchObject({ state: 'ERROR' });

  const alone = await queue(gone.toUpperCase());
  const shared = await queue([gone, 'staff@kargha.example']);
  await Promise.all([sendEmail(sender, alone), sendEmail(sender, shared)]);
  expect(await deliveryOf(alone)).toMatchObject({ state: 'SUPPRESSED' });
  expect(copiesOf(shared).map(({ to }) => to)).toEqual([['staff@kargha.example']]);

  const [suppressed] = (await db().collection('suppressedAddresses').get()).docs;
  expect(JSON.stringify([suppressed?.id, suppressed?.data()])).not.toContain(gone);
  ahead = 200 * 24 * HOUR_MS;
  standIn.reset();
  const later = await queue(gone);
  await sendEmail(sender, later);
  expect(copiesOf(later)).toHaveLength(1);
});

test('sends nothing of what a backup contains while emails are switched off', async () => {
  const id = await queue();
  vi.stubEnv('MAIL_TO_CUSTOMERS', 'off');
  await sendEmail(sender, id);
  vi.unstubAllEnvs();
  expect(copiesOf(id)).toEqual([]);
  await sendEmail(sender, id);
  expect(copiesOf(id)).toHaveLength(1);
});

test('picks up emails that were queued before there was a mail server', async () => {
  const ids = await Promise.all([queue(), queue(), queue()]);
  await db()
    .doc(`mail/${ids[2]}`)
    .update({ delivery: { state: 'PENDING' } });
  expect(await sendWaitingEmails(sender)).toBe(0);
  ahead = 3 * MINUTE_MS;
  expect(await sendWaitingEmails(sender)).toBe(3);
  expect(ids.flatMap(copiesOf)).toHaveLength(3);
  expect(await sendWaitingEmails(sender)).toBe(0);
});

test('sends the others when one email is damaged', async () => {
  const damaged = db().doc(`mail/damaged-${randomUUID()}`);
  await damaged.set({ to: ['asha@kargha.example'], delivery: null, queuedAt: new Date(0) });
  const id = await queue();
  ahead = 3 * MINUTE_MS;
  await sendWaitingEmails(sender);
  expect(copiesOf(id)).toHaveLength(1);
  expect((await damaged.get()).get('delivery')).toBeNull();
});
