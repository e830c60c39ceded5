import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';

import { emailLowStock } from '../../../functions/src/stock/low-stock/email-low-stock.ts';
import {
  followSettings,
  followStock,
  markAllStock,
} from '../../../functions/src/stock/low-stock/low-stock-events.ts';
import { concurrently } from '../concurrent-calls.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { db, stockKurta, stockProduct } from '../ledger-fixtures.ts';

isolateDatabase();

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-26T04:30:00Z');
const settings = () => db().doc('settings/public');
const product = (id: string) => db().doc(`products/${id}`);

beforeEach(async () => {
  await clearIsolatedDatabase();
  await settings().set({ legal: { email: 'office@kargha.example' }, lowStockAt: 3 });
});

/** A write and its event, which this database does not send. */
async function write(ref: DocumentReference, fields: object, minutes = 0) {
  const before = await ref.get();
  await ref.update(fields);
  const time = new Date(START.getTime() + minutes * 60_000).toISOString();
  return { id: ref.id, before, after: await ref.get(), time };
}

async function sell(id: string, fields: object, minutes = 0): Promise<void> {
  await followStock(await write(product(id), fields, minutes));
}

const emailAfter = (hours: number) => emailLowStock(new Date(START.getTime() + hours * HOUR_MS));

async function emails(): Promise<{ to: string[]; message: { subject: string; text: string } }[]> {
  const { docs } = await db().collection('mail').orderBy('queuedAt').get();
  return docs.map((one) => one.data() as Awaited<ReturnType<typeof emails>>[number]);
}

const isMarked = async (id: string) =>
  (await product(id).get()).get('hasLowStock') as boolean | undefined;

test('emails staff once when stock falls to its limit, not at each sale after it', async () => {
  const id = await stockProduct({ title: 'Kota saree', quantity: 5 });
  await sell(id, { quantity: 4 });
  await emailAfter(1);
  expect(await emails()).toEqual([]);

  await sell(id, { quantity: 2 }, 61);
  await sell(id, { quantity: 1 }, 62);
  await emailAfter(2);
  await sell(id, { quantity: 0 }, 121);
  await emailAfter(3);
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email?.to).toEqual(['office@kargha.example']);
  expect(email?.message.subject).toBe('Low stock: Kota saree');
  expect(email?.message.text).toContain('Kota saree: 1 piece left');
  expect(email?.message.text).toContain(`/admin/products/${id}/edit`);
});

test('emails again after a restock, and not at all when it came within the hour', async () => {
  const id = await stockProduct({ quantity: 5 });
  await sell(id, { quantity: 3 });
  await sell(id, { quantity: 9 }, 10);
  await emailAfter(1);
  expect(await emails()).toEqual([]);
  await sell(id, { quantity: 3 }, 70);
  await emailAfter(2);
  await sell(id, { quantity: 9 }, 130);
  await sell(id, { quantity: 2 }, 140);
  await emailAfter(3);
  expect((await emails()).length).toBe(2);
});

test('fifty falls in an hour are one email, also when the job runs five times at once', async () => {
  const ids = await concurrently(50, (at) => stockProduct({ title: `Stole ${at}`, quantity: 4 }));
  for (const id of ids) await sell(id, { quantity: 3 });
  await concurrently(5, (at) => emailAfter(1 + at / 100));
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email?.message.subject).toBe('Low stock: 50 products and variants');
  expect(email?.message.text.match(/3 pieces left/g)).toHaveLength(50);
});

test('an event that arrives twice is one fall', async () => {
  const id = await stockProduct({ quantity: 4 });
  const event = await write(product(id), { quantity: 3 });
  await concurrently(4, () => followStock(event));
  await emailAfter(1);
  await followStock(event);
  await emailAfter(2);
  expect(await emails()).toHaveLength(1);
});

test('names the size that is low, by its own limit', async () => {
  const id = await stockKurta({ M: 6, L: 40 });
  await product(id).update({ 'combinations.v1.lowStock': 5 });
  await sell(id, { quantity: 45, 'combinations.v1.quantity': 5 });
  await emailAfter(1);
  const [email] = await emails();
  expect(email?.message.text).toContain('Test kurta (Size: M): 5 pieces left');
  expect(email?.message.text).not.toContain('Size: L');
  expect(await isMarked(id)).toBe(true);
});

test('products that are not sold, a raised limit and a deleted product cause no email', async () => {
  const draft = await stockProduct({ quantity: 4, status: 'draft' });
  const raised = await stockProduct({ quantity: 8 });
  const deleted = await stockProduct({ quantity: 4 });
  await sell(draft, { quantity: 1 });
  await sell(raised, { lowStock: 10 });
  await sell(deleted, { quantity: 1 });
  const before = await product(deleted).get();
  await product(deleted).delete();
  const after = await product(deleted).get();
  await followStock({ id: deleted, before, after, time: START.toISOString() });
  await emailAfter(1);
  expect(await emails()).toEqual([]);
  expect((await db().collection('lowStock').get()).size).toBe(0);
  expect([await isMarked(draft), await isMarked(raised)]).toEqual([true, true]);
});

test('falls wait while the shop has no email address', async () => {
  await settings().update({ legal: {} });
  const id = await stockProduct({ quantity: 4 });
  await sell(id, { quantity: 3 });
  await emailAfter(1);
  expect(await emails()).toEqual([]);
  await settings().update({ legal: { email: 'office@kargha.example' } });
  await emailAfter(2);
  expect(await emails()).toHaveLength(1);
});

test('a new limit in the settings marks products, and emails no one', async () => {
  const unmarked = { hasLowStock: false } satisfies Partial<Product>;
  const five = await stockProduct({ quantity: 5, ...unmarked });
  const own = await stockProduct({ quantity: 5, lowStock: 2, ...unmarked });
  await followSettings(await write(settings(), { lowStockAt: 6 }));
  expect([await isMarked(five), await isMarked(own)]).toEqual([true, false]);
  await followSettings(await write(settings(), { lowStockAt: 4 }));
  expect(await isMarked(five)).toBe(false);
  await followSettings(await write(settings(), { holdMinutes: 20 }));
  await emailAfter(1);
  expect(await emails()).toEqual([]);
});

test('marks every night what was stored before', async () => {
  const low = await stockProduct({ quantity: 1, hasLowStock: false });
  const full = await stockProduct({ quantity: 9, hasLowStock: true });
  const out = await stockProduct({ quantity: 0 });
  await markAllStock();
  expect((await product(out).get()).get('hasSoldOut')).toBe(true);
  expect([await isMarked(low), await isMarked(full)]).toEqual([true, false]);
});
