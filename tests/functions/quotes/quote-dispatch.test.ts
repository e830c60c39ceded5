import { expect, test } from 'vitest';

import { expectBooksToAddUp, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { giveCredit } from '../bulk-orders.ts';
import { act, newAwb, walk } from '../order-desk.ts';
import { ordersOfQuote, writtenLine, writtenOffer } from '../quote-desk.ts';
import { openQuoteHouse } from '../quote-house.ts';

const house = openQuoteHouse();

const parcelOf = (productId: string, quantity: number) => ({
  courier: 'Hamsa Express',
  awb: newAwb(),
  lines: [{ productId, quantity }],
});

test('150 pieces of an offer leave in one parcel, come back undelivered and are sold again', async () => {
  const saree = await stockProduct({ quantity: 160 });
  const lines = [writtenLine({ productId: saree, quantity: 150 })];
  const quoteId = await house.offered(writtenOffer({ lines, paymentTerms: 'credit-30' }));
  await giveCredit(house.buyer, 1_000_000_000);
  expect((await house.accept(quoteId)).status).toBe(200);
  const { id } = (await ordersOfQuote(quoteId))[0]!;
  const desk = { shop: house.shop, admin: house.staff };
  await walk(desk, id, 'confirm', 'pack');
  expect(await act(desk, id, 'ship', parcelOf(saree, 151))).toMatchObject({
    status: 400,
    body: { error: 'Only 150 pieces are left to ship.' },
  });
  expect((await act(desk, id, 'ship', parcelOf(saree, 150))).status).toBe(200);
  expect(await stockOf(saree)).toEqual({ quantity: 10, committed: 0 });
  await walk(desk, id, 'rto');
  const back = (quantity: number) => ({
    shipmentId: 'parcel-1',
    restock: [{ productId: saree, quantity }],
  });
  expect(await act(desk, id, 'receive', back(151))).toMatchObject({
    status: 400,
    body: { error: 'Only 150 pieces of this product were in the parcel.' },
  });
  expect((await act(desk, id, 'receive', back(150))).status).toBe(200);
  expect((await orderOf(id)).state).toBe('returned');
  expect(await stockOf(saree)).toEqual({ quantity: 160, committed: 0 });
  await expectBooksToAddUp(saree);
});
