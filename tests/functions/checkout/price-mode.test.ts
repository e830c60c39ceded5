import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { Order } from '@kargha/domain/orders/order';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockProduct, withRestoredDocument } from '../ledger-fixtures.ts';
import { CAPTURED, paidOrder } from '../paid-orders.ts';

isolateDatabase();
const shop = isolatedShop();

const SECOND_AGO = () => new Date(Date.now() - 1000);

test('a checkout that is open when prices start to include tax pays the figure that the server answers', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    const productId = await stockProduct({ price: 690 });
    const seen = checkoutOf({ productId, quantity: 1, price: 690 });
    expect(seen.amount).toBe(69_000 + 15_000 + 12_400);
    await settings.update({ 'tax.priceMode': 'included', 'tax.priceModeFrom': SECOND_AGO() });

    const refused = await shop.post('/razorpay/create-order', seen, fromAnywhere());
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'price_changed', details: { amount: 84_000, totals: { taxIncluded: true } } },
    });
    const answered = { ...seen, amount: 84_000 };
    const { status, body } = await shop.post('/razorpay/create-order', answered, fromAnywhere());
    expect(status).toBe(200);
    const order = (
      await db()
        .doc(`orders/${String(body.orderId)}`)
        .get()
    ).data() as Order;
    expect(order.totals).toMatchObject({ subtotal: 69_000, taxIncluded: true, total: 84_000 });

    await settings.update({ 'tax.priceMode': 'specified' });
    const payment = { ...CAPTURED, captured: paise(84_000) };
    const { id } = await paidOrder({ lines: order.lines, totals: order.totals, payment });
    const invoice = await issueInvoice(id, new Date());
    expect(invoice).toMatchObject({ taxIncluded: true, totals: { roundOff: 0, total: 84_000 } });
    expect(invoice.lines.map(({ description }) => description).at(-1)).toBe('Shipping');
  });
});

test('prices a cart as specified until the day of the change', async () => {
  await withRestoredDocument('settings/public', async (settings) => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await settings.update({ 'tax.priceMode': 'included', 'tax.priceModeFrom': tomorrow });
    const items = [{ productId: await stockProduct({ price: 690 }), quantity: 1 }];
    const priced = async () => (await shop.post('/cart/price', { items })).body.totals;
    expect(await priced()).toEqual({
      subtotal: 69_000,
      discount: 0,
      shipping: 15_000,
      tax: 12_400,
      giftCard: 0,
      total: 96_400,
    });
    await settings.update({ 'tax.priceModeFrom': SECOND_AGO() });
    expect(await priced()).toMatchObject({ tax: 12_814, taxIncluded: true, total: 84_000 });
  });
});
