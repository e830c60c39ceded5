import { beforeEach, expect, test } from 'vitest';

import { onProductWritten } from '../../../functions/src/catalogue/catalogue-index/catalogue-events.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { recordAbuse } from '../../../functions/src/mail/alarms/record-abuse.ts';
import {
  watchBacklogs,
  watchReservations,
} from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { db, eventually, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, close, fromAnywhere, open } from '../checkout-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();

beforeEach(async () => {
  await clearIsolatedDatabase();
  await db()
    .doc('settings/public')
    .set({ legal: { email: 'office@kargha.example' } });
});

const alarm = async (kind: string) => (await db().doc(`alarms/${kind}`).get()).data();
const isRaised = async (kind: string) => (await alarm(kind))?.isOpen === true;

async function emailsOf(kind: string): Promise<number> {
  const { docs } = await db().collection('mail').get();
  return docs.filter(({ id }) => id.startsWith(`alarm_${kind}`)).length;
}

test('raises an alarm and one email for many refused calls, and ends it after a quiet day', async () => {
  for (let burst = 0; burst < 10; burst += 1) {
    await concurrently(50, () => shop.get('/ops'));
    if (burst < 8) expect(await isRaised('callers_refused')).toBe(false);
  }
  await concurrently(40, () => shop.get('/ops'));
  await eventually(() => isRaised('callers_refused'));
  await concurrently(40, () => shop.get('/ops'));
  expect(await emailsOf('callers_refused')).toBe(1);
  const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await watchBacklogs(hoursLater(23));
  expect(await isRaised('callers_refused')).toBe(true);
  await concurrently(40, () => recordAbuse('callers_refused', hoursLater(24)));
  await watchBacklogs(hoursLater(25));
  expect(await isRaised('callers_refused')).toBe(false);
});

test('raises an alarm for a burst of refused reservations, with instructions and without names', async () => {
  const productId = await stockProduct({ quantity: 1000 });
  const from = fromAnywhere();
  const much = () => checkoutOf({ productId, quantity: 100, price: 1800 });
  await shop.post('/razorpay/create-order', much(), from);
  await concurrently(45, () => shop.post('/razorpay/create-order', much(), from));
  await eventually(() => isRaised('reservations_refused'));
  const { message } = (await alarm('reservations_refused')) as { message: string };
  expect(message).toMatch(/^\d+ times on \d{4}-\d\d-\d\d\. Check the unpaid orders\./);
  expect(JSON.stringify(await alarm('reservations_refused'))).not.toContain(from.from);
});

test('raises an alarm while unpaid orders reserve a quarter of the stock', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const opened = await open(shop, checkoutOf({ productId, quantity: 24, price: 1800 }));
  await watchReservations(new Date());
  expect(await isRaised('stock_reserved')).toBe(false);
  const more = await open(shop, checkoutOf({ productId, quantity: 1, price: 1800 }));
  await watchReservations(new Date());
  expect(await alarm('stock_reserved')).toMatchObject({
    isOpen: true,
    message: expect.stringMatching(/^Unpaid orders reserve 25 of 100 units\./) as string,
  });
  await Promise.all([opened, more].map((one) => close(shop, one)));
  await watchReservations(new Date());
  expect(await isRaised('stock_reserved')).toBe(false);
});

test('raises an alarm for guessed codes', async () => {
  const productId = await stockProduct();
  const items = [{ productId, quantity: 1 }];
  const from = fromAnywhere();
  await concurrently(75, (guess) =>
    shop.post('/cart/price', { items, couponCode: `GUESS${guess}` }, from),
  );
  await eventually(() => isRaised('codes_guessed'));
});

test('raises an alarm when many products sell out in one day', async () => {
  for (let count = 0; count < 41; count += 1) {
    const id = await stockProduct({ quantity: 1 });
    const before = await db().doc(`products/${id}`).get();
    await before.ref.update({ quantity: 0 });
    const after = await before.ref.get();
    const time = new Date().toISOString();
    await onProductWritten({ id, before, after, time }, keyedIds('test'));
  }
  expect(await isRaised('sold_out')).toBe(true);
  expect(await emailsOf('sold_out')).toBe(1);
});
