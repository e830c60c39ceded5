import { expect, test } from 'vitest';

import { orderListing } from '@kargha/domain/orders/order-listing';
import { collectionPlan } from '@kargha/domain/payments/cash-on-delivery-plan';
import type { Instalment } from '@kargha/domain/payments/instalment';
import { paise } from '@kargha/domain/money/paise';

import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { exportsOf } from '../export-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, eventually, orderOf } from '../ledger-fixtures.ts';
import { orderIn } from '../order-in-state.ts';
import { signUp } from '../sample-people.ts';
import { placeOrder, takeOrderStep } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const { start, csvRows } = exportsOf(shop, () => admin);

const PAID_ONLINE: Pick<Instalment, 'paymentId' | 'method'> = {
  paymentId: 'pay_advance',
  method: 'upi',
};

/** ₹1,850 with a fee of ₹50, of which ₹500 were paid online; its parcel is on the way. */
async function cashOnDeliveryOrder(): Promise<string> {
  const { id, productId } = await orderIn('shipped', admin.uid);
  const total = paise(185_000);
  const advance = { amount: paise(50_000), paid: PAID_ONLINE, at: new Date() };
  const ref = db().doc(`orders/${id}`);
  await ref.update({
    cashOnDelivery: { advance: advance.amount, keys: [] },
    instalments: collectionPlan(total, advance),
    'totals.shipping': 5000,
    'totals.cashOnDeliveryFee': 5000,
    'totals.total': total,
    'payment.state': 'pending',
    'payment.paymentId': null,
    'payment.method': null,
    'payment.captured': advance.amount,
  });
  await ref.update({ listing: orderListing(await orderOf(id)) });
  await ref.collection('private').doc('courierCost').set({ cost: 12_050 });
  return productId;
}

test('an order with cash on delivery is known by its method before it is delivered, with what the courier collects', async () => {
  const product = await cashOnDeliveryOrder();
  const expected = {
    Payment: 'Not paid yet',
    'Payment method': 'Cash on delivery',
    Paid: '500.00',
    'Amount to collect': '1350.00',
    'Cash on delivery fee': '50.00',
    'Courier cost of refused parcels': '120.50',
  };
  expect(await csvRows({ kind: 'orders', filter: { product } })).toEqual([
    expect.objectContaining(expected),
  ]);
  const [line, shipping] = await csvRows({ kind: 'orderLines', filter: { product } });
  expect(line).toMatchObject(expected);
  expect(shipping).toMatchObject({ 'Payment method': 'Cash on delivery', 'Amount to collect': '' });
});

test('the courier cost of refused parcels needs the permission for costs', async () => {
  const packer = await signUp('admin', { staffRoles: ['orders'] });
  const { status, body } = await start(
    { kind: 'orders', columns: ['refusedParcelCost'], period: 'today' },
    packer,
  );
  expect([status, body.details]).toEqual([403, { permission: 'costs.read' }]);
});

test('has the invoice with its date, and the credit notes with their total', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  const [product = ''] = productIds;
  await issueInvoice(orderId, new Date('2026-11-21T12:00:00Z'));
  const taken = { lines: [{ productId: product, quantity: 1 }], reason: 'A flaw in the border.' };
  expect((await takeOrderStep({ shop, admin }, orderId, 'lines', taken)).status).toBe(200);
  const refunds = db().collection('refunds').where('orderId', '==', orderId);
  await eventually(async () => (await refunds.get()).docs[0]?.get('state') === 'processed');
  const [refund] = (await refunds.get()).docs;
  const number = await issueCreditNote(refundRef(refund!.id), new Date());
  const [row] = await csvRows({ kind: 'orders', filter: { product } });
  expect(row).toMatchObject({
    Invoice: (await orderOf(orderId)).invoiceNumber,
    'Invoice date': '2026-11-21',
    'Credit notes': number,
    'Credit note total': '2124.00',
  });
});

test('has the ticked orders only, in their order, and of the chosen days', async () => {
  const [first, , last] = await Promise.all(
    Array.from({ length: 3 }, () => orderIn('placed', admin.uid)),
  );
  const ids = `${last!.id},${first!.id},${last!.id},test-unknown`;
  const numbersOf = async (choice: object) => {
    const rows = await csvRows({ kind: 'orders', filter: { ids }, columns: ['number'], ...choice });
    return rows.map(({ Order }) => Order);
  };
  const expected = await Promise.all(
    [last!, first!].map(async ({ id }) => (await orderOf(id)).number),
  );
  expect(await numbersOf({})).toEqual(expected);
  expect(await numbersOf({ period: 'today' })).toEqual(expected);
  expect(await numbersOf({ period: 'yesterday' })).toEqual([]);
});

test('refuses more ticked orders than one selection may have', async () => {
  const ids = Array.from({ length: 501 }, (_, at) => `order-${at}`).join();
  const { status, body } = await start({ kind: 'orders', filter: { ids } });
  expect([status, body.code]).toEqual([400, 'invalid']);
});
