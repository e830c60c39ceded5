import { expect, test } from 'vitest';

import type { CreditNote } from '@kargha/domain/invoice';

import { issueCreditNote } from '../../functions/src/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../functions/src/invoices/issue-invoice.ts';
import { books } from './books.ts';
import { refunded, refundsOf } from './hand-refunds.ts';
import { madeBefore } from './made-before.ts';
import { act, expectMoneyToAddUp, newAwb, place, walk } from './order-desk.ts';
import { ownShop } from './own-shop.ts';
import { signUp } from './people.ts';

const A_PIECE = 212_400;

const shop = ownShop();
const desk = { shop, admin: madeBefore(() => signUp('admin')) };

/** Two sarees have arrived; the bag in the other parcel is back at the shop. */
async function bagCameBack() {
  const { orderId, productIds } = await place(shop, { pieces: [2, 1] });
  const [saree, bag] = productIds as [string, string];
  await walk(desk, orderId, 'confirm', 'pack');
  for (const [productId, quantity] of [[saree, 2] as const, [bag, 1] as const]) {
    const lines = [{ productId, quantity }];
    const parcel = { courier: 'Hamsa Express', awb: newAwb(), lines };
    expect((await act(desk, orderId, 'ship', parcel)).status).toBe(200);
  }
  await act(desk, orderId, 'deliver', { shipmentId: 'parcel-1' });
  await act(desk, orderId, 'rto', { shipmentId: 'parcel-2' });
  const restock = [{ productId: bag, quantity: 1 }];
  const back = await act(desk, orderId, 'receive', { shipmentId: 'parcel-2', restock });
  expect(back.status).toBe(200);
  await issueInvoice(orderId, new Date());
  return { orderId, bag };
}

async function noteOf(refundId: string): Promise<CreditNote> {
  const number = await issueCreditNote(refundId, new Date());
  const note = await books()
    .doc(`creditNotes/${number!.replaceAll('/', '-')}`)
    .get();
  return note.data() as CreditNote;
}

test('goods that came back undelivered are credited as these goods, once; a lower price is no goods', async () => {
  const { orderId, bag } = await bagCameBack();
  expect((await refunded(desk, orderId, A_PIECE)).status).toBe(200);
  const [first] = await refundsOf(orderId);
  const note = await noteOf(first!.id);
  expect(note.reason).toBe('Goods came back undelivered');
  expect(note.lines).toMatchObject([{ productId: bag, quantity: 1, taxable: 180_000 }]);
  expect(note.totals).toMatchObject({ total: A_PIECE, roundOff: 0 });

  expect((await refunded(desk, orderId, A_PIECE)).status).toBe(200);
  const second = (await refundsOf(orderId)).find(({ id }) => id !== first!.id)!;
  const lower = await noteOf(second.id);
  expect(lower.reason).toBe('Price reduction');
  expect(lower.lines.map(({ productId }) => productId)).not.toContain(bag);
  await expectMoneyToAddUp(orderId);
});
