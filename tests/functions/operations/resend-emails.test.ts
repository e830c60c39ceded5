import { randomUUID } from 'node:crypto';

import { afterEach, expect, test, vi } from 'vitest';

import { LATE_MAIL_MINUTES } from '@kargha/domain/reports/ops';
import type { OpsRow } from '@kargha/domain/reports/ops-endpoints';

import { mailRow } from '../../../functions/src/operations/ops/ops-rows.ts';
import type { DocumentReference } from '../../../functions/src/platform/firestore.ts';
import { suiteUrl } from '../../../local-suite/launcher/suite-ports.ts';
import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
afterEach(() => vi.unstubAllEnvs());

const asAdmin = () => ({ token: admin.token });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const LONG_AGO = minutesAgo(LATE_MAIL_MINUTES + 1);

/**
 * Emails that the suite's function no longer sends: it only looks at new ones. The last one is new and real, so once it
 * is sent, the function has seen the others.
 */
const seenEmails = createBeforeAll(async () => {
  const emails = Array.from({ length: 12 }, () => db().doc(`mail/test_${randomUUID()}`));
  const message = { subject: 'Test', text: 'Test', html: 'Test' };
  const email = { to: ['unknown@kargha.example'], message, queuedAt: LONG_AGO };
  await Promise.all(emails.map((mail) => mail.set({ ...email, delivery: { state: 'HELD' } })));
  const last = db().doc(`mail/test_${randomUUID()}`);
  await last.set({ ...email, delivery: null });
  const stateOf = async () => (await last.get()).get('delivery.state') as unknown;
  await vi.waitFor(async () => expect(await stateOf()).toBe('SUCCESS'), { timeout: 30_000 });
  return { emails };
});

/** An email with this delivery state, queued long ago because the test inbox reads only recent emails. */
async function createEmail(delivery: object | null, queuedAt = LONG_AGO) {
  const mail = seenEmails.emails.pop()!;
  await mail.update({ delivery, queuedAt });
  return mail;
}

const resend = (id: string) => shop.post(`/ops/mail/${id}/resend`, {}, asAdmin());

/** Its row in the console, on any page. */
const rowOf = async (mail: DocumentReference) => mailRow(await mail.get(), new Date());

test.each<[string, object | null, OpsRow['act']]>([
  ['that was refused', { state: 'ERROR', error: 'mailbox full' }, 'retry'],
  ['that no one has seen', null, 'send'],
  ['that was seen and left there', { state: 'PENDING', startTime: LONG_AGO }, 'send'],
  ['whose sending broke off', { state: 'PROCESSING', leaseExpireTime: LONG_AGO }, 'send'],
  ['that no one took when it was asked for', { state: 'RETRY', startTime: LONG_AGO }, 'send'],
])('resends an email %s once, with its row in the log', async (...tried) => {
  const [, delivery, act] = tried;
  const mail = await createEmail(delivery);
  expect((await rowOf(mail))?.act).toBe(act);
  expect((await resend(mail.id)).status).toBe(200);
  // The suite's function may be faster.
  expect(['RETRY', 'PROCESSING', 'SUCCESS']).toContain((await mail.get()).get('delivery.state'));
  expect((await rowOf(mail))?.act).toBeNull();
  const again = await resend(mail.id);
  expect([again.status, again.body.code]).toEqual([409, 'not_refused']);
  const rows = await db().collection('audit').where('target', '==', mail.path).get();
  expect(rows.docs.map((row) => row.get('action') as string)).toEqual(['ops.mailResend']);
  await mail.delete();
});

test.each<[string, object | null, Date]>([
  ['that was sent', { state: 'SUCCESS' }, LONG_AGO],
  ['that was queued just now', { state: 'PENDING' }, new Date()],
  ['that is being sent', { state: 'PROCESSING', leaseExpireTime: minutesAgo(-1) }, LONG_AGO],
  ['that is held back', { state: 'HELD' }, LONG_AGO],
])('does not resend an email %s', async (_which, delivery, queuedAt) => {
  const mail = await createEmail(delivery, queuedAt);
  expect((await rowOf(mail))?.act).toBeNull();
  const answer = await resend(mail.id);
  expect([answer.status, answer.body.code]).toEqual([409, 'not_refused']);
  await mail.delete();
});

test('offers no resend while emails are disabled', async () => {
  const mail = await createEmail({ state: 'ERROR', error: 'mailbox full' });
  vi.stubEnv('MAIL_TO_CUSTOMERS', 'off');
  expect((await rowOf(mail))?.act).toBeNull();
  const answer = await resend(mail.id);
  expect([answer.status, answer.body.code]).toEqual([409, 'mail_is_held']);
  expect((await mail.get()).get('delivery.state')).toBe('ERROR');
  await mail.delete();
});

test('keeps queued emails while emails are disabled', async () => {
  vi.stubEnv('MAIL_TO_CUSTOMERS', 'off');
  const email = `held-${randomUUID().slice(0, 8)}@kargha.example`;
  const asked = await shop.post('/newsletter', { email }, fromAnywhere());
  expect(asked.status).toBe(200);
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  expect(docs.map((mail) => mail.get('delivery.state') as string)).toEqual(['HELD']);
});

test('the suite’s own function sends a new email, and sends it again when staff say that the mailbox exists', async () => {
  const email = `post-${randomUUID().slice(0, 8)}@kargha.example`;
  const mailPage = suiteUrl('mail');
  const receivedBy = async () => {
    const answer = await fetch(`${mailPage}/api/received`);
    const { received } = (await answer.json()) as { received: { to: string[] }[] };
    return received.filter(({ to }) => to.includes(email)).length;
  };
  await fetch(`${mailPage}/control/smtp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at: 'recipient', code: 550, text: '5.1.1 No such user', to: email }),
  });
  await shop.post('/newsletter', { email }, fromAnywhere());
  const find = async () =>
    (await db().collection('mail').where('to', 'array-contains', email).get()).docs[0];
  await expect.poll(async () => (await find())?.get('delivery.state') as string).toBe('ERROR');
  expect(await receivedBy()).toBe(0);
  expect((await resend((await find())?.id ?? '')).status).toBe(200);
  await expect.poll(receivedBy).toBe(1);
  await expect.poll(async () => (await find())?.get('delivery.state') as string).toBe('SUCCESS');
});
