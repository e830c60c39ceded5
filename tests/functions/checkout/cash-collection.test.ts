import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { formatPaise } from '@kargha/domain/money/money-format';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import {
  cashCheckout,
  codeFor,
  openCashShop,
  newCustomer,
  type CashOrder,
} from '../cash-on-delivery-fixtures.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { deliverWebhook } from '../duplicate-payments.ts';
import { db, expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';
import { signUp } from '../sample-people.ts';
import { pay, sandboxState } from '../sandbox-client.ts';
import { newAwb, takeOrderStep, takeOrderSteps } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const { shop, admin, staff, offering, create, opened, confirm, shipped, remit } = openCashShop();
const buyer = createBeforeAll(() => signUp('customer'));

test('records the cash once when it is delivered, and the remittance once', async () => {
  await offering();
  const { orderId, awb, productId } = await shipped();
  const { totals } = await orderOf(orderId);
  const invoice = await issueInvoice(orderId, new Date());
  expect(invoice).toMatchObject({ isCollected: true, balance: totals.total });
  expect(invoice.payTo).toBeUndefined();
  const row = { awb, amount: totals.total };
  const outcomes = async (rows: object[], more?: object) =>
    (await remit(rows, more)).body.outcomes as { problem: string }[];
  expect((await outcomes([row]))[0]?.problem).toContain('not delivered yet');
  await takeOrderSteps(staff, orderId, 'deliver');
  expect(await orderOf(orderId)).toMatchObject({
    state: 'delivered',
    payment: { state: 'captured', captured: totals.total, method: 'cash_on_delivery' },
    cashOnDelivery: { collected: totals.total, remittance: 'due' },
  });
  await expectLedgerToBalance(orderId);
  const missing = await shop.get('/remittances', { token: admin.token });
  expect(missing.body.rows).toContainEqual(expect.objectContaining({ orderId, awb }));
  expect((await outcomes([{ ...row, amount: row.amount - 100 }]))[0]?.problem).toContain('should');
  expect(await outcomes([row], { isDryRun: true })).toMatchObject([{ problem: '' }]);
  const all = await concurrently(5, () => outcomes([row, row]));
  expect(all.flat().filter(({ problem }) => problem === '')).toHaveLength(1);
  expect(await orderOf(orderId)).toMatchObject({ cashOnDelivery: { remittance: 'received' } });
  await expectLedgerToBalance(orderId);
  await expectStockToBalance(productId);
});

test('ends a refused parcel without a refund and counts it', async () => {
  await offering({ mostRefused: 0 });
  const customer = newCustomer();
  const { orderId, productId } = await shipped({ customer });
  await issueInvoice(orderId, new Date());
  await takeOrderSteps(staff, orderId, 'rto');
  const { shipments } = await orderOf(orderId);
  const back = { shipmentId: shipments[0]!.id, restock: [{ productId, quantity: 1 }] };
  const received = await takeOrderStep(staff, orderId, 'receive', { ...back, courierCost: 12_000 });
  expect(received.status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'returned', payment: { captured: 0 } });
  expect(await stockOf(productId)).toEqual({ quantity: 10, committed: 0 });
  await expectLedgerToBalance(orderId);
  const notes = db().collection('creditNotes').where('orderId', '==', orderId);
  await expect.poll(async () => (await notes.get()).size, { timeout: 60_000 }).toBe(1);
  const details = async (id: string) =>
    (await shop.get(`/orders/${id}/cash-on-delivery`, { token: admin.token })).body;
  expect(await details(orderId)).toMatchObject({ courierCost: 12_000, history: { refused: 0 } });
  expect(await create(await cashCheckout({ customer }))).toMatchObject({ status: 409 });
  await offering({ mostRefused: 1 });
  const next = await opened(await cashCheckout({ customer }));
  expect(await details(next.orderId)).toMatchObject({
    courierCost: null,
    history: { refused: 1 },
    risk: {
      level: 'high',
      reasons: expect.arrayContaining([expect.objectContaining({ points: 40 })]),
    },
  });
  const numbers = async (query: string) => {
    const list = await shop.get(`/orders?${query}`, { token: admin.token });
    return (list.body.rows as { number: string }[]).map(({ number }) => number);
  };
  expect(await numbers('risk=high')).toContain(next.orderNumber);
  expect(await numbers('risk=low')).not.toContain(next.orderNumber);
  expect(await numbers('risk=high&method=upi')).toEqual([]);
  const stored = JSON.stringify((await db().doc(`orders/${next.orderId}`).get()).data());
  expect(stored, 'shoppers can read their orders').not.toContain('"high"');
});

test('prints what the courier collects on slip and label', async () => {
  await offering();
  const { orderId } = await shipped();
  const { total } = (await orderOf(orderId)).totals;
  const collect = `Collect on delivery: ${formatPaise(total)}`;
  for (const printed of [`slips?orders=${orderId}`, `label?order=${orderId}&parcel=parcel-1`])
    expect(await printedText(printed)).toContain(collect);
  await takeOrderSteps(staff, orderId, 'deliver');
  expect(await printedText(`slips?orders=${orderId}`)).not.toContain('Collect');
});

test('forgets the history of a person who is erased, and not that of the pincode', async () => {
  await offering();
  const customer = await signUp('customer');
  const { body } = await shop.post('/razorpay/create-order', await cashCheckout(), {
    ...fromAnywhere(),
    token: customer.token,
  });
  const key = body as unknown as CashOrder;
  await confirm(key, await codeFor(key.orderId));
  await takeOrderSteps(staff, key.orderId, 'confirm', 'pack', 'ship', 'deliver');
  expect((await orderOf(key.orderId)).cashOnDelivery?.keys.length).toBeGreaterThan(1);
  const closed = await shop.delete('/account', { token: customer.token });
  expect(closed).toMatchObject({ status: 200 });
  expect((await orderOf(key.orderId)).cashOnDelivery?.keys).toEqual([
    expect.stringMatching(/^pincode-/),
  ]);
  const details = await shop.get(`/orders/${key.orderId}/cash-on-delivery`, {
    token: admin.token,
  });
  expect(details).toMatchObject({ status: 200, body: { history: { delivered: 0 } } });
});

test('sends one parcel only', async () => {
  await offering();
  const productId = await stockProduct({ quantity: 5 });
  const wanted = await cashCheckout({ productId });
  const two = checkoutOf({ productId, quantity: 2, price: 1800 });
  const key = await opened({ ...wanted, ...two, customer: wanted.customer });
  await confirm(key, await codeFor(key.orderId));
  await takeOrderSteps(staff, key.orderId, 'confirm', 'pack');
  const part = { courier: 'Hamsa', awb: newAwb(), lines: [{ productId, quantity: 1 }] };
  expect(await takeOrderStep(staff, key.orderId, 'ship', part)).toMatchObject({
    status: 409,
    body: { code: 'cod_one_parcel' },
  });
});

test('places an order by its advance, and refunds a second payment of it', async () => {
  await offering({ advancePercent: 20 });
  const wanted = await cashCheckout();
  const { productId } = wanted.items[0]!;
  const { body } = await create(wanted);
  const { id, amount } = body.order as { id: string; amount: number };
  expect(amount).toBe(Math.ceil((wanted.amount * 0.2) / 100) * 100);
  const callback = await pay(id);
  expect((await shop.post('/razorpay/verify-payment', callback)).status).toBe(200);
  const orderId = String(body.orderId);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    payment: { state: 'pending', captured: amount, gatewayOrderId: null },
    instalments: [
      { id: '1', state: 'paid', amount },
      { id: '2', state: 'due', due: 'on_delivery', amount: wanted.amount - amount },
    ],
  });
  const first = (await sandboxState()).payments.find(
    ({ id: one }) => one === callback.razorpay_payment_id,
  );
  const again = { payment: { ...first, id: `pay_2${orderId.slice(0, 13)}` } };
  await deliverWebhook(shop, 'payment.captured', again, `second-${orderId}`);
  const refunds = await db().collection('refunds').where('orderId', '==', orderId).get();
  expect(refunds.docs.map((one) => one.get('purpose') as string)).toEqual(['duplicate_payment']);
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship', 'deliver');
  expect(await orderOf(orderId)).toMatchObject({
    payment: { state: 'captured', captured: wanted.amount },
    cashOnDelivery: { collected: wanted.amount - amount },
  });
  await expectLedgerToBalance(orderId);
  await expectStockToBalance(productId);
});

test('refunds what was paid in cash by hand', async () => {
  await offering();
  const { orderId } = await shipped();
  await takeOrderSteps(staff, orderId, 'deliver');
  const refund = { purpose: 'price_adjustment', amount: 10_000, reason: 'A pulled thread.' };
  const answer = await takeOrderStep(staff, orderId, 'refunds', refund);
  expect(answer).toMatchObject({ status: 200, body: { order: { byHand: 10_000 } } });
  expect(await orderOf(orderId)).toMatchObject({ payment: { owed: 10_000 } });
  await expectLedgerToBalance(orderId);
});

test('lets the buyer pay online until the parcel is packed', async () => {
  await offering();
  const wanted = await cashCheckout();
  const { body } = await shop.post('/razorpay/create-order', wanted, {
    ...fromAnywhere(),
    token: buyer.token,
  });
  const key = body as unknown as CashOrder;
  await confirm(key, await codeFor(key.orderId));
  const online = () => shop.post(`/instalments/${key.orderId}/1/pay`, {}, { token: buyer.token });
  expect((await online()).status).toBe(200);
  await takeOrderSteps(staff, key.orderId, 'confirm', 'pack');
  expect(await online()).toMatchObject({ status: 409, body: { code: 'not_payable' } });
});

async function printedText(path: string): Promise<string> {
  const response = await shop.visit(`/orders/papers/${path}`, { token: admin.token });
  expect(response.status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}
