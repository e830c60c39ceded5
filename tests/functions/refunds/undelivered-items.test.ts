import type { CreditNote } from '@kargha/domain/invoices/invoice';
import { expect, test } from 'vitest';

import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { refundByStaff, refundsOf } from '../manual-refunds.ts';
import { signUp } from '../sample-people.ts';
import {
  expectMoneyToAddUp,
  newAwb,
  placeOrder,
  takeOrderStep,
  takeOrderSteps,
} from '../staff-orders.ts';

isolateDatabase();

const A_PIECE = 212_400;

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

/** Two sarees were delivered; the bag in the other parcel came back undelivered. */
async function bagCameBack() {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  const [saree, bag] = productIds as [string, string];
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  for (const [productId, quantity] of [[saree, 2] as const, [bag, 1] as const]) {
    const lines = [{ productId, quantity }];
    const parcel = { courier: 'Hamsa Express', awb: newAwb(), lines };
    expect((await takeOrderStep(staff, orderId, 'ship', parcel)).status).toBe(200);
  }
  await takeOrderStep(staff, orderId, 'deliver', { shipmentId: 'parcel-1' });
  await takeOrderStep(staff, orderId, 'rto', { shipmentId: 'parcel-2' });
  const restock = [{ productId: bag, quantity: 1 }];
  const back = await takeOrderStep(staff, orderId, 'receive', { shipmentId: 'parcel-2', restock });
  expect(back.status).toBe(200);
  await issueInvoice(orderId, new Date());
  return { orderId, bag };
}

async function noteOf(refundId: string): Promise<CreditNote> {
  const number = await issueCreditNote(refundRef(refundId), new Date());
  const note = await db()
    .doc(`creditNotes/${number!.replaceAll('/', '-')}`)
    .get();
  return note.data() as CreditNote;
}

test('credits undelivered items once and a price reduction without items', async () => {
  const { orderId, bag } = await bagCameBack();
  const target = { purpose: 'undelivered', lines: [{ productId: bag, quantity: 1 }] };
  expect((await refundByStaff(staff, orderId, A_PIECE, target)).status).toBe(200);
  const [first] = await refundsOf(orderId);
  const note = await noteOf(first!.id);
  expect(note.reason).toBe('Goods returned undelivered');
  expect(note.lines).toMatchObject([{ productId: bag, quantity: 1, taxable: 180_000 }]);
  expect(note.totals).toMatchObject({ total: A_PIECE, roundOff: 0 });

  expect((await refundByStaff(staff, orderId, A_PIECE)).status).toBe(200);
  const second = (await refundsOf(orderId)).find(({ id }) => id !== first!.id)!;
  const lower = await noteOf(second.id);
  expect(lower.reason).toBe('Price reduction');
  expect(lower.lines.map(({ productId }) => productId)).not.toContain(bag);
  await expectMoneyToAddUp(orderId);
});
