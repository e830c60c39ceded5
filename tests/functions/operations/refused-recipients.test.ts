import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { sendEmail } from '../../../functions/src/mail/delivery/send-email.ts';
import { openEmailSending } from '../email-sending.ts';

const emails = openEmailSending();
const { standIn, scheduled, queue, deliveryOf, copiesOf, setClock } = emails;

const NO_USER = { at: 'recipient', code: 550, text: '5.1.1 No such user' } as const;
const GREYLISTED = { at: 'recipient', code: 451, text: '4.7.1 Greylisted' } as const;
const BLOCKED = { at: 'recipient', code: 550, text: '5.7.1 Blocked' } as const;

const person = (name: string) => `${name}-${randomUUID()}@kargha.example`;
const recipientsOf = (id: string) => copiesOf(id).map(({ to }) => to);

async function isSuppressed(address: string): Promise<boolean> {
  const id = await queue(address);
  await sendEmail(emails.sender, id);
  return (await deliveryOf(id)).state === 'SUPPRESSED';
}

test('sends an email again only to the recipient that the server put off', async () => {
  const [owner, manager] = [person('owner'), person('manager')];
  standIn.addFault({ ...GREYLISTED, to: manager, times: 1 });
  const id = await queue([owner, manager]);
  await sendEmail(emails.sender, id);
  expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY', attempts: 1, left: [manager] });
  expect(scheduled.map((task) => task.id)).toEqual([id]);
  setClock(MINUTE_MS);
  await sendEmail(emails.sender, id);
  expect(recipientsOf(id)).toEqual([[owner], [manager]]);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', left: null, error: null });
});

test('suppresses each refused recipient by the answer about it', async () => {
  const [gone, busy] = [person('gone'), person('busy')];
  standIn.addFault({ ...NO_USER, to: gone, times: 9 });
  standIn.addFault({ ...GREYLISTED, to: busy, times: 1 });
  const id = await queue([busy, gone]);
  await sendEmail(emails.sender, id);
  expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY', left: [busy] });
  expect(await isSuppressed(gone)).toBe(true);
  expect(await isSuppressed(busy)).toBe(false);
  setClock(MINUTE_MS);
  await sendEmail(emails.sender, id);
  expect(recipientsOf(id)).toEqual([[busy]]);
});

test('names to staff that one of two recipients was refused', async () => {
  const [owner, blocked] = [person('owner'), person('blocked')];
  standIn.addFault({ ...BLOCKED, to: blocked, times: 1 });
  const id = await queue([owner, blocked]);
  await sendEmail(emails.sender, id);
  expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', left: [blocked] });
  expect((await deliveryOf(id)).error).toMatch(/^Refused for 1 of 2 recipients: 550/);
  expect(await isSuppressed(blocked)).toBe(false);
});

test('suppresses no one when the answer to the text does not say whose mailbox is missing', async () => {
  const [one, other] = [person('one'), person('other')];
  standIn.addFault({ ...NO_USER, at: 'message', to: one, times: 1 });
  await sendEmail(emails.sender, await queue([one, other]));
  expect([await isSuppressed(one), await isSuppressed(other)]).toEqual([false, false]);
});

test.each([
  ['greeting', 421, '4.3.2 Too many connections'],
  ['greeting', 554, 'No SMTP service here'],
  ['sign_in', 535, '5.7.8 Authentication failed'],
  ['sign_in', 454, '4.7.0 Temporary authentication failure'],
  ['sender', 452, '4.3.1 Insufficient storage'],
  ['sender', 550, '5.1.8 Sender address rejected'],
] as const)('loses no email while the %s is answered with %i %s', async (at, code, text) => {
  const address = person('customer');
  const id = await queue(address);
  emails.reconnect();
  standIn.addFault({ at, code, text, times: 20 });
  for (let attempt = 0; attempt < 12; attempt += 1) {
    setClock(attempt * 15 * MINUTE_MS);
    await sendEmail(emails.sender, id);
    const waiting = { state: 'RETRY', attempts: 0, unsure: 0, serverRefuses: true };
    expect(await deliveryOf(id)).toMatchObject(waiting);
  }
  standIn.reset();
  setClock(12 * 15 * MINUTE_MS);
  await sendEmail(emails.sender, id);
  expect(recipientsOf(id)).toEqual([[address]]);
  const sent = { state: 'SUCCESS', attempts: 1, serverRefuses: false };
  expect(await deliveryOf(id)).toMatchObject(sent);
});
