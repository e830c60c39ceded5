import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
/** Months that no other test sells in. */
const RANGE = 'from=2019-03-20&to=2019-04-10';

async function sold(month: string, unitCost: number | null, units: number, revenue: number) {
  const productId = await stockProduct();
  if (unitCost !== null) await db().doc(`products/${productId}/private/costing`).set({ unitCost });
  const figures = { kind: 'product-sales', month, productId, title: 'Saree', category: 'women' };
  await db()
    .doc(`stats/product-${month}-${productId}`)
    .set({ ...figures, units, revenue });
}

test('takes the cost of what was sold from its net sales, for whole months', async () => {
  await sold('2019-03', 1000, 3, 540_000);
  await sold('2019-04', 400.5, 2, 180_000);
  await sold('2019-04', null, 4, 300_000);
  await sold('2019-05', 1000, 9, 900_000);
  const { token } = await signUp('admin', { staffRoles: ['finance'] });
  const { status, body } = await shop.get(`/analytics/margin?${RANGE}`, { token });
  expect(status).toBe(200);
  expect(body.margin).toEqual({
    months: ['2019-03', '2019-04'],
    sales: 720_000,
    cost: 380_100,
    unknownUnits: 4,
    unknownSales: 300_000,
    isPartial: false,
  });
});

test('is for staff who may see both costs and analytics', async () => {
  for (const [role, permission] of [
    ['orders', 'costs.read'],
    ['catalogue', 'analytics.read'],
  ] as const) {
    const { token } = await signUp('admin', { staffRoles: [role] });
    const { status, body } = await shop.get(`/analytics/margin?${RANGE}`, { token });
    expect([status, body.details]).toEqual([403, { permission }]);
    expect(body.margin).toBeUndefined();
  }
  expect((await shop.get(`/analytics/margin?${RANGE}`)).status).toBe(401);
});
