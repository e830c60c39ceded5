import { expect, test } from 'vitest';

import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { orderOf, stockProduct } from '../ledger-fixtures.ts';
import { pay } from '../sandbox-client.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();
const shop = isolatedShop();

/**
 * The answers of the specification (§3, §7) while prices are as specified. Each has what the specification reads,
 * the added fields that are named here, and no others.
 */
const PRODUCT = {
  specified: [
    ...['_id', 'title', 'description', 'category', 'productCollection', 'price', 'costPerItem'],
    ...['chargeTax', 'trackQuantity', 'quantity', 'continueSelling', 'hasSKU', 'sku', 'barcode'],
    ...['isPhysicalProduct', 'weight', 'weightUnit', 'packageType', 'searchTitle'],
    ...['searchDescription', 'variants', 'images', 'status', 'createdAt'],
  ],
  added: [
    ...['slug', 'tags', 'searchTokens', 'hsnCode', 'lowStock', 'hasLowStock', 'hasSoldOut'],
    'combinations',
    ...['pictures', 'restricted', 'accessCodeId', 'provenance', 'marks', 'updatedAt'],
  ],
};
const CREATED_ORDER = {
  specified: ['success', 'order'],
  added: [
    ...['orderId', 'orderNumber', 'trackingToken', 'keyId', 'paid', 'state', 'heldForSeconds'],
    'expectedDelivery',
  ],
};
const GATEWAY_ORDER = { specified: ['id', 'amount'], added: ['currency'] };
const VERIFIED = { specified: ['success'], added: ['orderId', 'orderNumber'] };
const TOTALS = {
  specified: ['subtotal', 'shipping', 'tax', 'total'],
  added: ['discount', 'giftCard'],
};

interface AnswerFields {
  specified: readonly string[];
  added: readonly string[];
}

function expectFields(answer: unknown, { specified, added }: AnswerFields): void {
  expect(Object.keys(answer as object).sort()).toEqual([...specified, ...added].sort());
}

test('the answers about a product have the fields of the specification and the named additions', async () => {
  const id = await stockProduct({ price: 690, costPerItem: 900 });
  const one = await shop.get(`/products/${id}`);
  expectFields(one.body, { specified: ['success', 'product'], added: [] });
  expectFields(one.body.product, PRODUCT);
  expect(one.body.product).toMatchObject({ price: 690, costPerItem: 900, chargeTax: true });
  await stockProduct();
  const list = await shop.get('/products?page=1&limit=1&sortBy=createdAt&sortOrder=desc');
  expectFields(list.body, {
    specified: ['success', 'products'],
    added: ['page', 'limit', 'total', 'nextCursor'],
  });
});

/** Rupees: shipping is 150, free above 2000; GST is 18 % of the subtotal, rounded (§9). */
test.each([
  { price: 690, quantity: 1, shipping: 150, tax: 124 },
  { price: 1000, quantity: 2, shipping: 150, tax: 360 },
  { price: 2000.01, quantity: 1, shipping: 0, tax: 360 },
  { price: 2.75, quantity: 1, shipping: 150, tax: 0 },
  { price: 2.78, quantity: 1, shipping: 150, tax: 1 },
])(
  '$quantity × ₹$price costs what the specification says, in the cart, at checkout and in the order',
  async ({ price, quantity, shipping, tax }) => {
    const productId = await stockProduct({ price });
    const items = [{ productId, quantity }];
    const cart = await shop.post('/cart/price', { items });
    expectFields(cart.body.totals, TOTALS);
    const subtotal = Math.round(price * 100) * quantity;
    const total = subtotal + shipping * 100 + tax * 100;
    const specified = { subtotal, shipping: shipping * 100, tax: tax * 100, total };
    expect(cart.body.totals).toEqual({ ...specified, discount: 0, giftCard: 0 });

    const checkout = { ...checkoutOf({ productId, quantity, price }), amount: total };
    const created = await shop.post('/razorpay/create-order', checkout, fromAnywhere());
    expectFields(created.body, CREATED_ORDER);
    expectFields(created.body.order, GATEWAY_ORDER);
    const order = created.body.order as { id: string; amount: number };
    expect(order.amount).toBe(total);
    expect((await orderOf(created.body.orderId)).totals).toEqual(cart.body.totals);
    const verified = await shop.post('/razorpay/verify-payment', await pay(order.id));
    expectFields(verified.body, VERIFIED);
  },
);
