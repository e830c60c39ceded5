import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import type { CreditNote } from '@kargha/domain/invoices/invoice';

import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { db, expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, expectMoneyToAddUp, newAwb, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };

const [SMALL, LARGE] = [{ Size: '38' }, { Size: '42' }];

/** One kurta in 38 and two in 42, paid. */
async function placeBoth() {
  const productId = await stockProduct({
    title: 'Ajrakh kurta',
    quantity: 10,
    variants: [{ id: 'v1', name: 'Size', values: ['38', '42'] }],
  });
  const wanted = [
    { productId, options: SMALL, quantity: 1, price: 1800 },
    { productId, options: LARGE, quantity: 2, price: 1800 },
  ];
  const opened = await open(shop, checkoutOf(...wanted));
  const callback = await pay(opened.gatewayOrderId);
  expect((await shop.post('/razorpay/verify-payment', callback)).status).toBe(200);
  return { ...opened, productId };
}

const emailOf = async (orderId: string, about: string) =>
  String((await db().doc(`mail/order_${orderId}_${about}`).get()).get('message.text'));

const parcel = (...lines: object[]) => ({ courier: 'Hamsa Express', awb: newAwb(), lines });

test('shows the size in the email, the packing slip and on the public page', async () => {
  const { orderId, trackingToken } = await placeBoth();
  const email = await emailOf(orderId, 'paid');
  expect(email).toContain('1 × Ajrakh kurta (Size: 38)');
  expect(email).toContain('2 × Ajrakh kurta (Size: 42)');
  const slips = await shop.visit(`/orders/papers/slips?orders=${orderId}`, { token: admin.token });
  const pdf = await getDocumentProxy(new Uint8Array(await slips.arrayBuffer()));
  const [page] = (await extractText(pdf, { mergePages: false })).text;
  expect(page).toContain('Size: 38');
  expect(page).toContain('Size: 42');
  const { body } = await shop.post('/orders/track', { token: trackingToken });
  expect(body.order).toMatchObject({
    items: [
      { name: 'Ajrakh kurta (Size: 38)', quantity: 1 },
      { name: 'Ajrakh kurta (Size: 42)', quantity: 2 },
    ],
  });
});

test('ships one size and leaves the other', async () => {
  const { orderId, productId } = await placeBoth();
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const wrong = parcel({ productId, options: SMALL, quantity: 2 });
  expect((await takeOrderStep(staff, orderId, 'ship', wrong)).status).toBe(400);
  const unnamed = parcel({ productId, quantity: 1 });
  expect((await takeOrderStep(staff, orderId, 'ship', unnamed)).status).toBe(400);
  const first = parcel({ productId, options: LARGE, quantity: 2 });
  expect((await takeOrderStep(staff, orderId, 'ship', first)).status).toBe(200);
  expect(await emailOf(orderId, `shipped_${first.awb}`)).toContain('2 × Ajrakh kurta (Size: 42)');
  const rest = { courier: 'Hamsa Express', awb: newAwb() };
  expect((await takeOrderStep(staff, orderId, 'ship', rest)).status).toBe(200);
  const { shipments } = await orderOf(orderId);
  expect(shipments.map(({ lines }) => lines)).toMatchObject([
    [{ productId, options: LARGE, quantity: 2 }],
    [{ productId, options: SMALL, quantity: 1 }],
  ]);
  expect(await stockOf(productId)).toEqual({ quantity: 7, committed: 0 });
  await expectStockToBalance(productId);
});

test('removes one size and keeps the other', async () => {
  const { orderId, productId } = await placeBoth();
  const { revision = 0 } = await orderOf(orderId);
  const lines = [{ productId, options: LARGE, quantity: 1 }];
  const answer = await takeOrderStep(staff, orderId, 'lines', { lines, reason: 'One is torn.' });
  expect(answer.status).toBe(200);
  const { lines: left } = await orderOf(orderId);
  expect(left.map(({ options, quantity }) => [options, quantity])).toEqual([
    [SMALL, 1],
    [LARGE, 1],
  ]);
  expect(await emailOf(orderId, `reduced-${revision + 1}`)).toContain(
    '1 × Ajrakh kurta (Size: 42)',
  );
  expect(await stockOf(productId)).toEqual({ quantity: 8, committed: 2 });
  await expectStockToBalance(productId);
  await expectMoneyToAddUp(orderId);
});

test('returns one size, names it on the credit note and restocks it', async () => {
  const { orderId, productId } = await placeBoth();
  const invoice = await issueInvoice(orderId, new Date());
  expect(invoice.lines).toMatchObject([
    { productId, options: SMALL, description: 'Ajrakh kurta (Size: 38)', quantity: 1 },
    { productId, options: LARGE, description: 'Ajrakh kurta (Size: 42)', quantity: 2 },
  ]);
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship', 'deliver');
  const opened = (lines: object[]) =>
    takeOrderStep(staff, orderId, 'open-return', { lines, note: '' });
  const tooMany = [{ productId, options: SMALL, quantity: 2, reason: 'fit' }];
  expect(await opened(tooMany)).toMatchObject({
    status: 409,
    body: { error: 'Only 1 of Ajrakh kurta (Size: 38) can still be returned.' },
  });
  const back = { productId, options: LARGE, quantity: 1 };
  expect((await opened([{ ...back, reason: 'fit' }])).status).toBe(200);
  const { docs } = await db().collection('returns').where('orderId', '==', orderId).get();
  const one = docs[0]!;
  const step = (action: string, body: object) =>
    shop.post(`/returns/${one.id}/${action}`, body, { token: admin.token });
  await step('approve', { revision: 0 });
  const lines = [{ productId, options: LARGE, received: 1, restock: 1 }];
  expect((await step('receive', { revision: 1, lines })).status).toBe(200);
  expect(await stockOf(productId)).toEqual({ quantity: 8, committed: 0 });
  const amount = one.get('estimate') as number;
  expect(amount).toBe(180_000 * 1.18);
  expect((await step('refund', { revision: 2, amount })).status).toBe(200);
  const refunds = await db().collection('refunds').where('orderId', '==', orderId).get();
  await issueCreditNote(refundRef(refunds.docs[0]!.id), new Date());
  const notes = await db().collection('creditNotes').where('orderId', '==', orderId).get();
  const [note] = notes.docs.map((doc) => doc.data() as CreditNote);
  expect(note?.lines).toMatchObject([{ productId, options: LARGE, quantity: 1 }]);
  expect(note?.lines).toHaveLength(1);
  await expectStockToBalance(productId);
  await expectMoneyToAddUp(orderId);
});
