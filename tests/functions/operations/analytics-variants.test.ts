import { expect, test } from 'vitest';

import { indianDay } from '@kargha/domain/india/indian-day';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockKurta } from '../ledger-fixtures.ts';
import { CAPTURED, ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const DAY = new Date('2025-03-05T06:30:00Z');
const day = indianDay(DAY);

const rows = (sold: Record<string, [units: number, revenue: number]>) =>
  Object.entries(sold).map(([size, [units, revenue]]) => ({
    ...{ name: `Size: ${size}`, units, revenue },
  }));

test('lists what each size sold, a returned one less, and counts an order once', async () => {
  const productId = await stockKurta({ M: 5, L: 5 });
  const inSize = (Size: string, variantId: string, quantity: number) => ({
    ...{ ...ORDERED_LINE, productId, quantity, variantId, options: { Size } },
  });
  const lines = [inSize('M', 'v1', 3), inSize('L', 'v2', 1)];
  const totals = priceOrder(lines);
  const payment = { ...CAPTURED, paymentId: 'p', captured: totals.total };
  const { id } = await paidOrder({ createdAt: DAY, lines, totals, payment });
  await updateSoldScores(id, new Date());
  await updateSoldScores(id, new Date());
  const { token } = await signUp('admin');
  const read = async (from: string, to: string) =>
    (await shop.get(`/analytics/variants?product=${productId}&from=${from}&to=${to}`, { token }))
      .body;
  expect(await read(day, day)).toMatchObject({
    title: 'Test kurta',
    variants: rows({ M: [3, 540_000], L: [1, 180_000] }),
  });
  await db()
    .doc(`refunds/variants-${id}`)
    .set({
      ...{ orderId: id, paymentId: 'p', purpose: 'undelivered', amount: 212_400 },
      ...{ state: 'processed', method: 'upi', initiatedFrom: 'admin' },
      lines: [{ productId, options: { Size: 'M' }, quantity: 1 }],
      createdAt: DAY,
      updatedAt: DAY,
    });
  await updateSoldScores(id, new Date());
  const { variants } = await read('2025-02-01', '2025-03-31');
  expect(variants).toMatchObject(rows({ M: [2, 360_000], L: [1, 180_000] }));
  expect((await read('2025-03-06', '2025-03-31')).variants).toMatchObject(
    rows({ M: [0, 0], L: [0, 0] }),
  );
});

test('names what is missing, and needs the permission', async () => {
  const { token } = await signUp('admin');
  const range = `from=${day}&to=${day}`;
  const none = await shop.get(`/analytics/variants?product=no-such-product&${range}`, { token });
  expect(none.body).toMatchObject({ title: '', variants: [] });
  const unnamed = await shop.get(`/analytics/variants?${range}`, { token });
  expect([unnamed.status, unnamed.body.details]).toMatchObject([
    400,
    { product: 'Choose a product.' },
  ]);
  const customer = await signUp('customer');
  const refused = await shop.get(`/analytics/variants?product=x&${range}`, {
    token: customer.token,
  });
  expect(refused.status).toBe(403);
});
