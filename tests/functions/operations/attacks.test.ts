import { createHash, randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { issueDiscount } from '../code-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

/** Displayed as "exe.png". */
const BACKWARDS = '\u202Egnp.exe';
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Cf}/u;

test('removes bidirectional and invisible characters at the checkout', async () => {
  const productId = await stockProduct();
  const address = { ...asha.address, line1: `4 Mill\u0000 Road${BACKWARDS}`, city: 'Pu\u200Bne' };
  const customer = { ...asha, name: `Asha ${BACKWARDS}`, address };
  const checkout = { ...checkoutOf({ productId, quantity: 1, price: 1800 }), customer };
  const order = await orderOf((await open(shop, checkout)).orderId);
  expect(order.customer).toMatchObject({
    name: 'Asha gnp.exe',
    address: { line1: '4 Mill Roadgnp.exe', city: 'Pune' },
  });
  expect(JSON.stringify(order)).not.toMatch(UNSEEN);
});

test('removes them from a message and keeps line breaks and Hindi', async () => {
  const email = `zoya.${randomUUID()}@mail.example`;
  const sent = await shop.post(
    '/contact',
    {
      firstName: BACKWARDS,
      lastName: 'Ansari',
      email,
      phone: '',
      subject: `\u2066${BACKWARDS}`,
      message: 'पहली श्री‌मान\nदूसरी\u0000\u202E पंक्ति',
    },
    fromAnywhere(),
  );
  expect(sent.status).toBe(200);
  const ticket = await db()
    .doc(`tickets/${String(sent.body.ticketNumber)}`)
    .get();
  expect(ticket.data()).toMatchObject({
    name: 'gnp.exe Ansari',
    subject: 'gnp.exe',
    message: 'पहली श्री‌मान\nदूसरी पंक्ति',
  });
});

test('hides sold and reserved quantities from shoppers', async () => {
  const productId = await stockProduct({ quantity: 7, title: `Stole ${randomUUID()}` });
  const ask = async (token?: string) => {
    const options = token === undefined ? {} : { token };
    const one = await shop.get(`/products/${productId}`, options);
    const list = await shop.get('/products?limit=5&sortBy=popular', options);
    return [one.body.product, ...(list.body.products as object[])];
  };
  for (const token of [undefined, (await signUp('customer')).token]) {
    const shown = await ask(token);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown[0]).toMatchObject({ quantity: 7 });
    for (const product of shown) {
      expect(product).not.toHaveProperty('committed');
      expect(product).not.toHaveProperty('soldScore');
    }
  }
  const { token } = await signUp('admin');
  for (const product of await ask(token)) {
    expect(product).toMatchObject({
      committed: expect.any(Number),
      soldScore: expect.any(Number),
    });
  }
});

test('hides the IP address of an order, even as a hash', async () => {
  const from = '203.0.113.77';
  const productId = await stockProduct();
  const { uid, token } = await signUp('customer');
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const { orderId } = await open(shop, checkout, { from, token });
  const order = await db().doc(`orders/${orderId}`).get();
  expect(order.get('uid')).toBe(uid);
  const placedFrom = order.get('checkout.placedFrom') as string;
  expect(placedFrom).toMatch(/^[0-9a-f]{32}$/);
  const guesses = [from, `::ffff:${from}`, `${from}/32`].map((address) =>
    createHash('sha256').update(address).digest('hex').slice(0, 32),
  );
  expect(guesses).not.toContain(placedFrom);
});

test.each([
  ['an email without a domain', { customer: { ...asha, email: 'a@t' } }, 'email address'],
  ['no currency', { currency: null }, 'Orders are in INR.'],
])('rejects %s at the checkout with a shop error', async (_what, change, sentence) => {
  const productId = await stockProduct();
  const checkout = { ...checkoutOf({ productId, quantity: 1, price: 1800 }), ...change };
  const refused = await shop.post('/razorpay/create-order', checkout, fromAnywhere());
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(refused.body.error).toContain(sentence);
});

test('treats expired and business codes like unknown ones', async () => {
  const productId = await stockProduct();
  const items = [{ productId, quantity: 1 }];
  const ask = async (couponCode: string) => {
    const { status, body } = await shop.post('/cart/price', { items, couponCode }, fromAnywhere());
    return { status, body };
  };
  const unknown = await ask('NOSUCHCODE');
  expect(unknown.status).toBe(400);
  expect(await ask(await issueDiscount({ endsAt: new Date(0) }))).toEqual(unknown);
  expect(await ask(await issueDiscount({ roles: ['b2b_buyer'] }))).toEqual(unknown);
});
