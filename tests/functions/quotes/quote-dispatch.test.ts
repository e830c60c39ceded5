import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { giveCredit } from '../bulk-order-fixtures.ts';
import { takeOrderStep, newAwb, takeOrderSteps } from '../staff-orders.ts';
import { ordersOfQuote, offerLineInput, offerInput } from '../staff-quotes.ts';
import { setUpQuotes } from '../quote-fixtures.ts';

isolateDatabase();

const fixtures = setUpQuotes();

const parcelOf = (productId: string, quantity: number) => ({
  courier: 'Hamsa Express',
  awb: newAwb(),
  lines: [{ productId, quantity }],
});

test('ships 150 pieces in one parcel and restocks them when they come back', async () => {
  const saree = await stockProduct({ quantity: 160 });
  const lines = [offerLineInput({ productId: saree, quantity: 150 })];
  const quoteId = await fixtures.offered(offerInput({ lines, paymentTerms: 'credit-30' }));
  await giveCredit(fixtures.buyer, 1_000_000_000);
  expect((await fixtures.accept(quoteId)).status).toBe(200);
  const { id } = (await ordersOfQuote(quoteId))[0]!;
  const staff = { shop: fixtures.shop, admin: fixtures.staff };
  await takeOrderSteps(staff, id, 'confirm', 'pack');
  expect(await takeOrderStep(staff, id, 'ship', parcelOf(saree, 151))).toMatchObject({
    status: 400,
    body: { error: 'Only 150 pieces are left to ship.' },
  });
  expect((await takeOrderStep(staff, id, 'ship', parcelOf(saree, 150))).status).toBe(200);
  expect(await stockOf(saree)).toEqual({ quantity: 10, committed: 0 });
  await takeOrderSteps(staff, id, 'rto');
  const back = (quantity: number) => ({
    shipmentId: 'parcel-1',
    restock: [{ productId: saree, quantity }],
  });
  expect(await takeOrderStep(staff, id, 'receive', back(151))).toMatchObject({
    status: 400,
    body: { error: 'Only 150 pieces of this product are in the parcel.' },
  });
  expect((await takeOrderStep(staff, id, 'receive', back(150))).status).toBe(200);
  expect((await orderOf(id)).state).toBe('returned');
  expect(await stockOf(saree)).toEqual({ quantity: 160, committed: 0 });
  await expectStockToBalance(saree);
});
