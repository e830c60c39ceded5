import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CreditNote } from '@kargha/domain/invoice';

import { issueCreditNote } from '../../functions/src/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../functions/src/invoices/issue-invoice.ts';
import { books, eventually } from './books.ts';
import { act, place, type Desk, type Placed } from './order-desk.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { signUp } from './people.ts';

let shop: OwnShop;
let desk: Desk;
beforeAll(async () => {
  shop = await openOwnShop();
  desk = { shop, admin: await signUp('admin') };
});
afterAll(() => shop.close());

const takeOneOut = ({ orderId, productIds }: Placed) =>
  act(desk, orderId, 'lines', {
    lines: [{ productId: productIds[0], quantity: 1 }],
    reason: 'A flaw in the border.',
  });

/** The one refund of an order, once the bank has it. */
async function sentRefund({ orderId }: Placed): Promise<string> {
  const mine = books().collection('refunds').where('orderId', '==', orderId);
  await eventually(async () => (await mine.get()).docs[0]?.get('state') === 'processed');
  return (await mine.get()).docs[0]!.id;
}

test('pieces taken out after the tax invoice get a credit note for just these; before it they get none', async () => {
  const early = await place(shop, { pieces: [2, 1] });
  expect((await takeOneOut(early)).status).toBe(200);
  const before = await sentRefund(early);
  await issueInvoice(early.orderId, new Date());
  expect(await issueCreditNote(before, new Date())).toBeNull();

  const late = await place(shop, { pieces: [2, 1] });
  await issueInvoice(late.orderId, new Date());
  expect((await takeOneOut(late)).status).toBe(200);
  const after = await sentRefund(late);
  const number = await issueCreditNote(after, new Date());
  const note = (
    await books()
      .doc(`creditNotes/${number!.replaceAll('/', '-')}`)
      .get()
  ).data();
  const { lines, totals, reason } = note as CreditNote;
  expect(lines).toMatchObject([{ productId: late.productIds[0], quantity: 1, taxable: 180_000 }]);
  expect(totals).toMatchObject({ taxable: 180_000, total: 180_000 * 1.18, roundOff: 0 });
  expect(reason).toBe('Pieces taken out of the order');
});

test('money that came twice goes back without a credit note: the sale stays as it was', async () => {
  const placed = await place(shop);
  await issueInvoice(placed.orderId, new Date());
  const refund = `refund_twice-${placed.orderId}_1`;
  await books()
    .doc(`refunds/${refund}`)
    .set({
      orderId: placed.orderId,
      paymentId: `twice-${placed.orderId}`,
      amount: 212_400,
      reason: 'second_payment',
      state: 'processed',
      gatewayRefundId: 'rfnd_test',
      initiatedFrom: 'auto',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
  expect(await issueCreditNote(refund, new Date())).toBeNull();
  const notes = books().collection('creditNotes').where('orderId', '==', placed.orderId);
  expect((await notes.get()).size).toBe(0);
});
