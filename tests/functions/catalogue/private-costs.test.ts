import { beforeAll, expect, test } from 'vitest';

import { moveCosts } from '../../../tools/private-costs/move-costs.ts';
import { openIsolatedDatabase } from '../isolated-database.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';

beforeAll(openIsolatedDatabase);

const now = new Date('2026-11-26T06:00:00Z');
const costing = (id: string) => db().doc(`products/${id}/private/costing`);
const costPerItemOf = async (id: string) =>
  (await db().doc(`products/${id}`).get()).get('costPerItem') as unknown;

test('moves a cost below the price, keeps an original price, and does it once', async () => {
  const priced = (costPerItem: number) =>
    stockProduct({ price: 1000, costPerItem, quantity: 3, committed: 2 });
  const [cost, purchased, original, equal, none] = await Promise.all(
    [600, 550, 1400, 1000, 0].map(priced),
  );
  await costing(purchased!).set({ unitCost: 580, supplier: 'Weavers', stockValue: 290_000 });

  const runs = await Promise.all([moveCosts(db(), now), moveCosts(db(), now)]);
  expect(runs.reduce((sum, { moved }) => sum + moved, 0)).toBe(2);
  for (const run of [...runs, await moveCosts(db(), now)]) {
    expect(run).toMatchObject({ checked: 5, unclear: [`products/${equal}`] });
  }

  expect((await costing(cost!).get()).data()).toEqual({
    ...{ unitCost: 600, stockValue: 300_000, withoutCost: 0 },
  });
  expect((await costing(purchased!).get()).data()).toEqual({
    ...{ unitCost: 580, supplier: 'Weavers', stockValue: 290_000 },
  });
  expect(
    await Promise.all([cost, purchased, original, equal, none].map((id) => costPerItemOf(id!))),
  ).toEqual([0, 0, 1400, 1000, 0]);
  for (const id of [original, equal, none]) expect((await costing(id!).get()).exists).toBe(false);

  const { docs } = await db().collection('audit').where('actor', '==', 'schedule').get();
  const rows = docs.map((row) => row.data());
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(
    expect.objectContaining({
      target: `products/${cost}`,
      before: { costPerItem: 600 },
      after: { costPerItem: 0, unitCost: 600 },
    }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({
      target: `products/${purchased}`,
      before: { costPerItem: 550 },
      after: { costPerItem: 0 },
    }),
  );
});
