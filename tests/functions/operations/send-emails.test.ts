import { randomUUID } from 'node:crypto';

import { expect, test, vi } from 'vitest';

import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { sendEmail } from '../../../functions/src/mail/delivery/send-email.ts';
import { sendWaitingEmails } from '../../../functions/src/mail/delivery/send-waiting-emails.ts';
import { openEmailSending } from '../email-sending.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';

isolateDatabase();

const emails = openEmailSending();
const { standIn, scheduled, queue, deliveryOf, copiesOf, setClock } = emails;

test('sends a new email once, however often its event comes', async () => {
  const id = await queue();
  await Promise.all(Array.from({ length: 10 }, () => sendEmail(emails.sender, id)));
  await sendEmail(emails.sender, id);
  const [copy, ...others] = copiesOf(id);
  expect(others).toEqual([]);
  expect(copy?.from).toBe('orders@kargha.example');
  expect(copy?.source).toMatch(/^From: Kargha <orders@kargha\.example>/m);
  expect(copy?.source).toMatch(/^Reply-To: care@kargha\.example/m);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 1, unsure: 0 });
});

/** RFC 5321 4.2.3, RFC 4954 6, RFC 7504 4 and the codes that large providers add. */
const TRY_AGAIN = [
  ...[421, 422, 431, 432, 441, 442, 446, 447, 449, 450, 451, 452, 454, 455, 458, 459, 471],
  ...[500, 501, 502, 503, 504, 530, 534, 535, 538],
];
const GIVE_UP = [521, 523, 541, 542, 550, 551, 552, 553, 554, 555, 556, 557, 571];

test.each(TRY_AGAIN)('tries again later after %i, and not before', async (code) => {
  const id = await queue(`busy-${code}@shop.example`);
  standIn.addFault({ at: 'message', code, text: 'Not now', to: `busy-${code}@`, times: 1 });
  await sendEmail(emails.sender, id);
  expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY', attempts: 1 });
  expect(scheduled.map((task) => task.id)).toEqual([id]);
  await sendEmail(emails.sender, id);
  expect(copiesOf(id)).toEqual([]);
  setClock(MINUTE_MS);
  await sendEmail(emails.sender, id);
  expect(copiesOf(id)).toHaveLength(1);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
});

test.each(GIVE_UP)('gives up after %i, and staff see why', async (code) => {
  const id = await queue(`no-${code}@shop.example`);
  standIn.addFault({ at: 'message', code, text: 'We do not want this', to: 'no-', times: 1 });
  await sendEmail(emails.sender, id);
  const delivery = await deliveryOf(id);
  expect(delivery).toMatchObject({ state: 'ERROR', attempts: 1 });
  expect(delivery.error).toContain('We do not want this');
  setClock(24 * HOUR_MS);
  await sendEmail(emails.sender, id);
  expect(copiesOf(id)).toEqual([]);
});

test('gives up after two and a half days without a mail server', async () => {
  const id = await queue('nowhere@shop.example');
  standIn.addFault({ at: 'recipient', code: 451, to: 'nowhere@', times: 1_000 });
  for (let hour = 0; hour < 72; hour += 1) {
    setClock(hour * HOUR_MS);
    await sendEmail(emails.sender, id);
  }
  expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', attempts: 11 });
});

test('writes nothing more to a mailbox that does not exist, and tells the others', async () => {
  const gone = `gone-${randomUUID()}@shop.example`;
  standIn.addFault({ at: 'recipient', code: 550, text: '5.1.1 No such user', to: gone, times: 9 });
  const first = await queue(gone);
  await sendEmail(emails.sender, first);
  expect(await deliveryOf(first)).toMatchObject({ state: 'ERROR' });

  const alone = await queue(gone.toUpperCase());
  const shared = await queue([gone, 'staff@kargha.example']);
  await Promise.all([sendEmail(emails.sender, alone), sendEmail(emails.sender, shared)]);
  expect(await deliveryOf(alone)).toMatchObject({ state: 'SUPPRESSED' });
  expect(copiesOf(shared).map(({ to }) => to)).toEqual([['staff@kargha.example']]);

  const [suppressed] = (await db().collection('suppressedAddresses').get()).docs;
  expect(JSON.stringify([suppressed?.id, suppressed?.data()])).not.toContain(gone);
  setClock(200 * 24 * HOUR_MS);
  standIn.reset();
  const later = await queue(gone);
  await sendEmail(emails.sender, later);
  expect(copiesOf(later)).toHaveLength(1);
});

test('sends nothing of what a backup contains while emails are switched off', async () => {
  const id = await queue();
  vi.stubEnv('MAIL_TO_CUSTOMERS', 'off');
  await sendEmail(emails.sender, id);
  vi.unstubAllEnvs();
  expect(copiesOf(id)).toEqual([]);
  await sendEmail(emails.sender, id);
  expect(copiesOf(id)).toHaveLength(1);
});

test('picks up emails that were queued before there was a mail server', async () => {
  await db().recursiveDelete(db().collection('mail'));
  const ids = await Promise.all([queue(), queue(), queue()]);
  await db()
    .doc(`mail/${ids[2]}`)
    .update({ delivery: { state: 'PENDING' } });
  expect(await sendWaitingEmails(emails.sender)).toBe(0);
  setClock(3 * MINUTE_MS);
  expect(await sendWaitingEmails(emails.sender)).toBe(3);
  expect(ids.flatMap(copiesOf)).toHaveLength(3);
  expect(await sendWaitingEmails(emails.sender)).toBe(0);
});

test('sends the others when one email is damaged', async () => {
  const damaged = db().doc(`mail/damaged-${randomUUID()}`);
  await damaged.set({ to: ['asha@kargha.example'], delivery: null, queuedAt: new Date(0) });
  const id = await queue();
  setClock(3 * MINUTE_MS);
  await sendWaitingEmails(emails.sender);
  expect(copiesOf(id)).toHaveLength(1);
  expect((await damaged.get()).get('delivery')).toBeNull();
});
