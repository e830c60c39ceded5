import { effectiveAccess } from '@kargha/domain/catalogue/product-access';
import { expect, test } from 'vitest';

import {
  expectStockToBalance,
  endReservation,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { amountOf, checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import {
  draftOf,
  saveDraft,
  linkToken,
  orderIdOf,
  recordPaid,
  sendLink,
} from '../draft-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { ordersOfQuote, offerLineInput, offerInput } from '../staff-quotes.ts';
import { setUpQuotes } from '../quote-fixtures.ts';
import { pay } from '../sandbox-client.ts';

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };
const fixtures = setUpQuotes();

/** A product that is sold in the showroom only. */
function showroomProduct(quantity: number, accessCodeId: string | null = null) {
  const salesChannels = ['point-of-sale' as const];
  const access = { restricted: accessCodeId !== null, accessCodeId };
  return stockProduct({
    quantity,
    salesChannels,
    ...effectiveAccess({ ...access, salesChannels }),
  });
}

/** A draft order with one showroom product, its payment link sent, and its gateway order. */
async function sendShowroomDraft() {
  const productId = await showroomProduct(1);
  const draft = await saveDraft(staff, draftOf([productId]));
  const orderId = orderIdOf(await sendLink(staff, draft));
  const token = await linkToken(staff, orderId);
  const { body } = await shop.post('/pay-links/open', { token }, fromAnywhere());
  return { productId, orderId, token, gatewayOrderId: (body.order as { id: string }).id };
}

const verify = (callback: object) => shop.post('/razorpay/verify-payment', callback);

test('sells a showroom product by phone: priced, reserved and paid by link', async () => {
  const { productId, orderId, token, gatewayOrderId } = await sendShowroomDraft();
  const { body } = await shop.post('/pay-links/view', { token });
  const total = amountOf([{ productId, quantity: 1, price: 1800 }]);
  expect(body.order).toMatchObject({ standing: 'open', lines: [{ productId }], totals: { total } });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  expect((await verify(await pay(gatewayOrderId))).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed', payment: { captured: total } });
  await expectStockToBalance(productId);
});

test('places the order of a late payment while the item is available', async () => {
  const { productId, orderId, gatewayOrderId } = await sendShowroomDraft();
  await endReservation(orderId);
  await shop.endHold(orderId);
  expect(await orderOf(orderId)).toMatchObject({ state: 'expired' });
  expect((await verify(await pay(gatewayOrderId))).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed' });
  await expectStockToBalance(productId);
});

test('sells it in the showroom too', async () => {
  const productId = await showroomProduct(1);
  const draft = await saveDraft(staff, draftOf([productId]));
  expect(draft.total).toBe(amountOf([{ productId, quantity: 1, price: 1800 }]));
  const paid = await recordPaid(staff, draft);
  expect(paid.status).toBe(200);
  expect(await orderOf(orderIdOf(paid))).toMatchObject({ state: 'placed' });
  await expectStockToBalance(productId);
});

test('requires the access code of the customer', async () => {
  const productId = await showroomProduct(2, 'school');
  const holder = await signUp('customer', { accessCodes: ['school'] });
  const price = async (uid: string | null) => {
    const { customer: _customer, note: _note, ...asked } = draftOf([productId], { uid });
    return (await shop.post('/draft-orders/price', asked, { token: admin.token })).body.price;
  };
  expect(await price(null)).toMatchObject({ lines: [{ available: 0 }] });
  expect(await price(holder.uid)).toMatchObject({ lines: [{ available: 2, unitPrice: 180_000 }] });
});

test('refuses it to shoppers, even by id', async () => {
  const productId = await showroomProduct(1);
  const { body } = await shop.post('/cart/price', { items: [{ productId, quantity: 1 }] });
  expect(body).toMatchObject({ lines: [{ productId, available: 0 }] });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const answer = await shop.post('/razorpay/create-order', checkout, fromAnywhere());
  expect(answer).toMatchObject({ status: 409, body: { code: 'not_for_sale' } });
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
});

test('allows it in a quote offer and reserves its items on acceptance', async () => {
  const productId = await showroomProduct(150);
  const id = await fixtures.offered(offerInput({ lines: [offerLineInput({ productId })] }));
  expect((await fixtures.accept(id)).status).toBe(200);
  const [order] = await ordersOfQuote(id);
  expect(order!.lines).toMatchObject([{ productId, quantity: 100, held: 100 }]);
  await expectStockToBalance(productId);
});
