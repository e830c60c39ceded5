import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { notifyNextBatches } from '../../../functions/src/catalogue/back-in-stock/back-in-stock-batches.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { db, eventually, exists, stockProduct } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { pressLink } from '../email-links.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import type { CallOptions } from '../shop-client.ts';

const HOUR_MS = 3_600_000;
const ids = keyedIds(DEMO_CREDENTIALS.keySecret);

const shop = isolatedShop();
let email: string;
beforeEach(() => (email = `zoya.${randomUUID()}@mail.example`));

const ask = (productId: string, address = email, from: CallOptions = fromAnywhere()) =>
  shop.post('/stock-notices', { productId, email: address }, from);

async function waiting(productId: string) {
  const found = await db().collection('stockNotices').where('productId', '==', productId).get();
  return found.docs.map((notice) => notice.data());
}

async function emailsTo(address = email): Promise<string[]> {
  const all = await db().collection('mail').where('to', 'array-contains', address).get();
  return all.docs.map((record) => record.get('message.text') as string);
}

const restock = (productId: string, quantity: number) =>
  db().doc(`products/${productId}`).update({ quantity });

test('emails a subscriber once when the product is back in stock', async () => {
  const id = await stockProduct({
    quantity: 0,
    slug: 'indigo-stole',
    title: 'Stole <b>indigo</b>',
  });
  expect(await ask(id, ` ${email.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: expect.stringContaining('email you once'),
      messages: [{ key: 'back_in_stock_requested' }],
    },
  });
  await Promise.all(Array.from({ length: 5 }, () => ask(id)));
  expect(await waiting(id)).toMatchObject([{ email, state: 'waiting' }]);
  expect(await emailsTo()).toEqual([]);

  await restock(id, 3);
  await eventually(async () => (await emailsTo()).length === 1);
  const [text] = await emailsTo();
  expect(text).toMatch(/\/products\/indigo-stole/);

  await restock(id, 0);
  await restock(id, 3);
  const late = `late.${email}`;
  await restock(id, 0);
  await ask(id, late);
  await restock(id, 1);
  await eventually(async () => (await emailsTo(late)).length === 1);
  expect(await emailsTo()).toHaveLength(1);
});

test('emails again for the next restock after the old record expired, and to later subscribers', async () => {
  const id = await stockProduct({ quantity: 0 });
  await ask(id);
  await restock(id, 1);
  await eventually(async () => (await emailsTo()).length === 1);
  const notices = await db().collection('stockNotices').where('productId', '==', id).get();
  for (const { ref } of notices.docs) await ref.delete();

  await restock(id, 0);
  shop.passMinutes(120 * 24 * 60);
  const next = `next.${email}`;
  await ask(id);
  await ask(id, next);
  await restock(id, 1);
  await eventually(async () => (await emailsTo(next)).length === 1);
  expect(await emailsTo()).toHaveLength(2);
});

test('waits with the email until the product is sold online again', async () => {
  const id = await stockProduct({ quantity: 0 });
  const open = await stockProduct({ quantity: 0 });
  const late = `late.${email}`;
  await ask(id);
  await ask(open, late);
  const { token } = await signUp('admin');
  const sellIn = (...salesChannels: string[]) =>
    shop.put(`/products/${id}`, { salesChannels }, { token });
  expect((await sellIn('point-of-sale')).status).toBe(200);
  await restock(id, 2);
  await restock(open, 1);
  await eventually(async () => (await emailsTo(late)).length === 1);
  expect(await emailsTo()).toEqual([]);
  expect(await waiting(id)).toMatchObject([{ email, state: 'waiting' }]);

  expect((await sellIn('online-store')).status).toBe(200);
  await eventually(async () => (await emailsTo()).length === 1);
});

test('escapes HTML in the product title', async () => {
  const id = await stockProduct({ quantity: 0, title: '<img src=x onerror=alert(1)>' });
  await ask(id);
  await restock(id, 1);
  await eventually(async () => (await emailsTo()).length === 1);
  const all = await db().collection('mail').where('to', 'array-contains', email).get();
  expect(all.docs[0]?.get('message.html')).not.toContain('<img');
});

async function subscribeMany(id: string, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) => `${at}.${email}`);
  for (const person of people) {
    await ask(id, person);
    shop.passMinutes(1);
  }
  return people;
}

const emailed = async (productId: string) =>
  (await waiting(productId))
    .filter(({ state }) => state === 'sent')
    .map((notice) => String(notice.email))
    .sort();

const runSchedule = (hours: number) =>
  notifyNextBatches(ids, new Date(Date.now() + hours * HOUR_MS + 60_000));

test('emails the first three subscribers of one item at once and the others later, each once', async () => {
  const id = await stockProduct({ quantity: 0 });
  const people = await subscribeMany(id, 8);
  await restock(id, 1);
  await eventually(async () => (await emailsTo(people[2])).length === 1);
  await eventually(async () => exists(`stockNotices/turn_${id}`));
  expect(await emailed(id)).toEqual(people.slice(0, 3));

  await runSchedule(0);
  expect(await emailed(id)).toEqual(people.slice(0, 3));
  await Promise.all(Array.from({ length: 4 }, () => runSchedule(1)));
  await runSchedule(1);
  expect(await emailed(id)).toEqual(people.slice(0, 6));
  await runSchedule(2);
  expect(await emailed(id)).toEqual(people);
  expect(await exists(`stockNotices/turn_${id}`)).toBe(false);
  for (const person of people) expect(await emailsTo(person)).toHaveLength(1);
});

test('emails more people for more items, and no one while it is sold out again', async () => {
  const id = await stockProduct({ quantity: 0 });
  const people = await subscribeMany(id, 14);
  await restock(id, 1);
  await eventually(async () => exists(`stockNotices/turn_${id}`));
  await restock(id, 2);
  await runSchedule(1);
  expect(await emailed(id)).toHaveLength(9);

  await restock(id, 0);
  await runSchedule(2);
  expect(await emailed(id)).toHaveLength(9);
  expect(await exists(`stockNotices/turn_${id}`)).toBe(false);

  await restock(id, 5);
  await eventually(async () => (await emailed(id)).length === people.length);
  for (const person of people) expect(await emailsTo(person)).toHaveLength(1);
});

test('unsubscribes with the link in the email, and ignores unknown links', async () => {
  const id = await stockProduct({ quantity: 0, slug: 'plum-shawl' });
  await ask(id);
  await restock(id, 1);
  await eventually(async () => (await emailsTo()).length === 1);
  const link = /\/api(\/stock-notices\/end\?token=[0-9a-f]{32})/.exec((await emailsTo())[0] ?? '');
  const path = link?.[1] ?? '';
  // Opening the link, as scanners do, changes nothing.
  expect((await shop.visit(path)).status).toBe(200);
  expect(await waiting(id)).not.toMatchObject([{ state: 'ended' }]);
  expect(await pressLink(shop, path)).toBe('/products/plum-shawl?notice=ended');
  expect(await waiting(id)).toMatchObject([{ state: 'ended' }]);
  for (const query of ['', '?token=', '?token=abc', '?token[]=a']) {
    const page = await pressLink(shop, `/stock-notices/end${query}`);
    expect(page).toBe('/products?notice=expired');
  }
});

test.each([
  ['an address that is none', 'zoya', 400, 'Please enter a valid email address'],
  ['no address', '', 400, 'Email is required'],
])('rejects %s', async (_what, address, status, error) => {
  const id = await stockProduct({ quantity: 0 });
  expect(await ask(id, address)).toMatchObject({ status, body: { success: false, error } });
  expect(await waiting(id)).toEqual([]);
});

test('rejects notices for available, missing and hidden products', async () => {
  const there = await stockProduct({ quantity: 1 });
  const woven = await stockProduct({ quantity: 0, continueSelling: true });
  for (const id of [there, woven]) {
    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'in_stock' } });
  }
  const hidden = await stockProduct({ quantity: 0, restricted: true, accessCodeId: 'school' });
  const archived = await stockProduct({ quantity: 0, status: 'archived' });
  for (const id of ['nothing-here', '../users', hidden, archived]) {
    expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  const { token } = await signUp('customer', { accessCodes: ['school'] });
  expect((await ask(hidden, email, { ...fromAnywhere(), token })).status).toBe(200);
});

test('limits a caller to twenty requests an hour', async () => {
  const id = await stockProduct({ quantity: 0 });
  const caller = fromAnywhere();
  for (let count = 0; count < 20; count += 1) {
    expect((await ask(id, `${count}.${email}`, caller)).status).toBe(200);
  }
  expect(await ask(id, `21.${email}`, caller)).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
});
