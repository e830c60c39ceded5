import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { BulkProgress } from '@kargha/domain/orders/staff-order-endpoints';

import { db } from '../ledger-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const WORDS = { subject: 'Closed for Pongal', text: 'We ship again on <b>17 January</b>.' };

async function send(orders: { id: string; revision: number }[], words: object = WORDS) {
  const body = { ...words, orders };
  const answer = await shop.post('/orders/messages/steps', body, { token: admin.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as unknown as BulkProgress).outcomes.map(({ problem }) => problem);
}

const seen = async (fields = {}) => ({ id: (await paidOrder(fields)).id, revision: 0 });
async function emailsOf(id: string) {
  const { docs } = await db().collection('mail').get();
  return docs.filter((mail) => mail.id.startsWith(`order_${id}_message_`));
}

test('emails each customer about their order, with a link and as plain text', async () => {
  const [one, other] = [await seen(), await seen()];
  expect(await send([one, other])).toEqual(['', '']);
  for (const { id } of [one, other]) {
    const [mail] = await emailsOf(id);
    const { subject, text, html } = mail!.get('message') as Record<string, string>;
    expect(mail!.get('to')).toEqual([asha.email]);
    expect(subject).toBe(WORDS.subject);
    expect(text).toContain(WORDS.text);
    expect(text).toContain('/track-order?token=');
    expect(html).not.toContain('<b>');
  }
});

test('sends the same words once, also when two press at the same time', async () => {
  const order = await seen();
  await Promise.all([send([order]), send([order])]);
  expect(await send([{ ...order, revision: 1 }])).toEqual([
    'This email has been sent for this order.',
  ]);
  expect(await emailsOf(order.id)).toHaveLength(1);
  const other = { ...WORDS, subject: `News ${randomUUID()}` };
  expect(await send([{ ...order, revision: 1 }], other)).toEqual(['']);
  expect(await emailsOf(order.id)).toHaveLength(2);
});

test('skips orders without an address and orders that were never placed', async () => {
  const noAddress = await seen({ customer: { ...asha, email: '' } });
  const never = await seen({ state: 'expired', stateTimes: { expired: new Date() } });
  const good = await seen();
  const problems = await send([noAddress, never, good]);
  expect(problems.map((problem) => problem === '')).toEqual([false, false, true]);
  expect(await emailsOf(noAddress.id)).toHaveLength(0);
  expect(await emailsOf(never.id)).toHaveLength(0);
});

test('refuses emails without words, and other people', async () => {
  const orders = [await seen()];
  for (const words of [
    { subject: '', text: 'x' },
    { subject: 'x', text: ' ' },
  ]) {
    const body = { ...words, orders };
    const answer = await shop.post('/orders/messages/steps', body, { token: admin.token });
    expect(answer.status).toBe(400);
  }
  const { token } = await signUp('customer');
  const body = { ...WORDS, orders };
  expect((await shop.post('/orders/messages/steps', body, { token })).status).toBe(403);
  expect(await emailsOf(orders[0]!.id)).toHaveLength(0);
});
