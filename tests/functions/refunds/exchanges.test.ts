import { expect, test } from 'vitest';

import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { asha, fromAnywhere } from '../checkout-fixtures.ts';
import { linkToken } from '../draft-order-fixtures.ts';
import { mailText, refundsOf, setUpExchanges } from '../exchange-fixtures.ts';
import {
  db,
  eventually,
  expectStockToBalance,
  orderOf,
  sizesOf,
  stockOf,
} from '../ledger-fixtures.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';
import { adjustmentsOf } from '../manual-refunds.ts';
import { pay } from '../sandbox-client.ts';
import { signUp } from '../sample-people.ts';
import { takeOrderStep, takeOrderSteps } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const fixtures = setUpExchanges();
const { shop, admin, owner, ask, step, idOf, kurta, wish, sentBack, exchange } = fixtures;
const { returnOf, replacementOf } = fixtures;
const staff = { shop, admin };

test('exchanges a size at the same price, and no money moves', async () => {
  const order = await kurta();
  const { orderId, productId, amount } = order;
  const id = await sentBack(order);
  const titleHindi = 'जाँच का कुर्ता';
  await db().doc(`products/${productId}`).update({ titleHindi });
  expect(await sizesOf(productId)).toEqual({ M: 5, L: 1 });
  expect((await exchange(id)).body).toMatchObject({ return: { state: 'exchanged' } });
  const replacement = await replacementOf(id);
  const worth = amount - 15_000;
  expect(replacement).toMatchObject({
    state: 'placed',
    uid: owner.uid,
    lines: [
      { productId, titleHindi, options: { Size: 'L' }, variantId: 'v2', held: 1, quantity: 1 },
    ],
    totals: { shipping: 0, giftCard: worth, total: 0 },
    exchange: { orderId, returnId: id, credit: worth },
    payment: { state: 'captured', method: 'exchange', captured: 0 },
  });
  expect(await orderOf(orderId)).toMatchObject({
    state: 'returned',
    creditGiven: worth,
    payment: { refunded: 0 },
    replacements: [{ orderId: replacement.id, orderNumber: replacement.number }],
  });
  expect(await refundsOf(orderId)).toEqual([]);
  expect(await adjustmentsOf(orderId)).toMatchObject([
    { purpose: 'exchange', amount: worth, returnId: id, replacementId: replacement.id },
  ]);
  expect(await mailText(`return_${id}_exchanged`)).toContain('Test kurta (Size: L)');
  const shipped = await takeOrderSteps(staff, replacement.id, 'confirm', 'pack', 'ship', 'deliver');
  expect(shipped.state).toBe('delivered');
  expect(await sizesOf(productId)).toEqual({ M: 5, L: 1 });
  expect(await stockOf(productId)).toEqual({ quantity: 6, committed: 0 });
  await expectStockToBalance(productId);
  await expectLedgerToBalance(orderId, replacement.id);
});

test('a dearer size is paid by a link before it ships', async () => {
  const order = await kurta({ prices: { L: 2000 } });
  const id = await sentBack(order);
  expect(await mailText(`return_${id}_approved`)).toContain('It costs ₹236 more.');
  expect((await exchange(id)).status).toBe(200);
  const replacement = await replacementOf(id);
  expect(replacement).toMatchObject({ state: 'pending_payment', totals: { total: 23_600 } });
  const early = await takeOrderStep(staff, replacement.id, 'confirm');
  expect(early).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
  const token = await linkToken(staff, replacement.id);
  const own = `/pay-links/own/${replacement.id}`;
  const { body } = await shop.get(own, { token: owner.token });
  expect(String(body.link)).toMatch(new RegExp(`/pay/${token}$`));
  expect((await shop.get(own, { token: admin.token })).status).toBe(404);
  expect(await mailText(`return_${id}_exchanged`)).toContain(`/pay/${token}`);
  expect((await shop.post('/pay-links/view', { token })).body.order).toMatchObject({
    exchange: { orderNumber: order.orderNumber },
  });
  const opened = await shop.post('/pay-links/open', { token }, fromAnywhere());
  expect(opened.body.order).toMatchObject({ amount: 23_600 });
  await shop.post('/razorpay/verify-payment', await pay((opened.body.order as { id: string }).id));
  expect(await orderOf(replacement.id)).toMatchObject({
    state: 'placed',
    payment: { captured: 23_600 },
  });
  await expectLedgerToBalance(replacement.id);
  await expectStockToBalance(order.productId);
});

test('the difference to a cheaper size is refunded, with one credit note for what came back', async () => {
  const order = await kurta({ prices: { L: 1700 } });
  const { orderId, amount } = order;
  await issueInvoice(orderId, new Date());
  const id = await sentBack(order);
  expect((await exchange(id)).status).toBe(200);
  const difference = 11_800;
  const worth = amount - 15_000;
  await eventually(async () => (await orderOf(orderId)).payment.refunded === difference);
  const claim = `return_${id}`;
  expect(await refundsOf(orderId)).toMatchObject([
    { purpose: 'exchange', amount: difference, claim },
  ]);
  expect(await adjustmentsOf(orderId)).toMatchObject([
    { purpose: 'exchange', amount: worth - difference, claim },
  ]);
  const replacement = await replacementOf(id);
  expect(replacement.totals).toMatchObject({ giftCard: worth - difference, total: 0 });
  const notes = db().collection('creditNotes').where('orderId', '==', orderId);
  await eventually(async () => (await notes.get()).size === 2);
  const credited = (await notes.get()).docs.map((one) => one.data() as CreditNote);
  expect(credited.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(worth);
  expect(credited.flatMap(({ lines }) => lines).reduce((sum, one) => sum + one.quantity, 0)).toBe(
    1,
  );
  await takeOrderSteps(staff, replacement.id, 'confirm', 'pack', 'ship');
  const invoices = db().collection('invoices').where('orderId', '==', replacement.id);
  await eventually(async () => (await invoices.get()).size === 1);
  const invoice = (await invoices.get()).docs[0]!.data() as Invoice;
  expect(invoice.totals.total).toBe(worth - difference);
  expect(Math.abs(invoice.totals.roundOff)).toBeLessThan(100);
  await expectLedgerToBalance(orderId);
});

test('less arrives than was to be exchanged: the rest of the size is released', async () => {
  const order = await kurta({ quantity: 2 });
  const { orderId, productId } = order;
  const id = idOf(await ask(orderId, [wish(productId, { quantity: 2 })]));
  await step(id, 'approve', { revision: 0 });
  expect((await sizesOf(productId)).L).toBe(0);
  const lines = [{ productId, options: { Size: 'M' }, received: 1, restock: 0 }];
  await step(id, 'receive', { revision: 1, lines });
  expect((await exchange(id)).status).toBe(200);
  expect((await replacementOf(id)).lines).toMatchObject([{ quantity: 1 }]);
  expect((await sizesOf(productId)).L).toBe(1);
  await expectLedgerToBalance(orderId);
  await expectStockToBalance(productId);
});

test('refuses what cannot be exchanged, and changes nothing', async () => {
  const order = await kurta({ stock: { M: 5, L: 1, XL: 0 } });
  const { orderId, productId } = order;
  const codeOf = async (line: object) => (await ask(orderId, [line])).body.code;
  expect(await codeOf(wish(productId, { size: 'M' }))).toBe('exchange_not_possible');
  expect(await codeOf(wish(productId, { size: 'XL' }))).toBe('out_of_stock');
  expect(await codeOf(wish(productId, { size: 'XXL' }))).toBe('options_not_valid');
  expect(await codeOf({ ...wish(productId), exchangeFor: {} })).toBe('options_not_valid');
  expect(await codeOf({ ...wish(productId), exchangeFor: 'L' })).toBe('invalid');
  expect(await codeOf({ ...wish(productId), exchangeFor: { Size: 5 } })).toBe('invalid');
  const returns = await db().collection('returns').where('orderId', '==', orderId).get();
  expect(returns.size).toBe(0);
  await db().doc(`products/${productId}`).update({ status: 'draft' });
  expect(await codeOf(wish(productId))).toBe('exchange_not_possible');
});

test('lists the choices to the shopper and to staff, and to no one else', async () => {
  const order = await kurta({ stock: { M: 5, L: 2, XL: 0 }, prices: { L: 2000 } });
  const path = `/orders/${order.orderId}/exchange-choices`;
  const own = await shop.get(path, { token: owner.token });
  expect(own.body.lines).toEqual([
    {
      productId: order.productId,
      options: { Size: 'M' },
      choices: [{ options: { Size: 'L' }, available: 2, from: 212_400, to: 236_000 }],
    },
  ]);
  expect((await shop.get(path, { token: admin.token })).body.lines).toEqual(own.body.lines);
  const stranger = await signUp('customer');
  expect((await shop.get(path, { token: stranger.token })).status).toBe(404);
  expect((await shop.get(path)).status).toBe(401);
});

test('staff exchange for a guest, whose tracking page names the replacement', async () => {
  const order = await kurta({ owner: null });
  const { orderId, productId } = order;
  const opened = await takeOrderStep(staff, orderId, 'open-return', { lines: [wish(productId)] });
  expect(opened.status).toBe(200);
  const returns = await db().collection('returns').where('orderId', '==', orderId).get();
  const { id } = returns.docs[0]!;
  expect(await returnOf(id)).toMatchObject({ uid: null, exchange: { state: 'asked' } });
  await step(id, 'approve', { revision: 0 });
  const lines = [{ productId, options: { Size: 'M' }, received: 1, restock: 1 }];
  await step(id, 'receive', { revision: 1, lines });
  expect((await exchange(id)).status).toBe(200);
  const replacement = await replacementOf(id);
  const tracked = async (number: string) =>
    (await shop.post('/orders/track', { id: number, contact: asha.email })).body.order;
  expect(await tracked(order.orderNumber)).toMatchObject({
    replaces: '',
    replacements: [replacement.number],
  });
  expect(await tracked(replacement.number)).toMatchObject({
    replaces: order.orderNumber,
    items: [{ name: 'Test kurta (Size: L)', quantity: 1 }],
  });
});
