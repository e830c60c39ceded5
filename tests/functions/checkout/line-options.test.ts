import { expect, test } from 'vitest';

import { expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { draftOf, saveDraft, orderIdOf, sendLink } from '../draft-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const KURTA = {
  title: 'Ajrakh kurta',
  variants: [{ id: 'v1', name: 'Size', values: ['38', '40', '42'] }],
};
const kurtas = (quantity: number) => stockProduct({ ...KURTA, quantity });
const inSize = (productId: string, Size: string, quantity = 1) => ({
  productId,
  options: { Size },
  quantity,
  price: 1800,
});
const post = (checkout: unknown) => shop.post('/razorpay/create-order', checkout, fromAnywhere());

test('stores the chosen size on the order', async () => {
  const productId = await kurtas(5);
  const wanted = [inSize(productId, '42', 2), inSize(productId, '38')];
  const { orderId } = await open(shop, checkoutOf(...wanted));
  const { lines } = await orderOf(orderId);
  expect(lines).toMatchObject([
    { productId, options: { Size: '42' }, quantity: 2, held: 2 },
    { productId, options: { Size: '38' }, quantity: 1, held: 1 },
  ]);
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 3 });
  await expectStockToBalance(productId);
});

test.each([
  ['without a size', undefined, 'Please choose a size for Ajrakh kurta.'],
  ['in a size that is not made', { Size: '44' }, 'Ajrakh kurta is no longer available in size 44.'],
  [
    'with an option that it has not got',
    { Size: '38', Colour: 'Red' },
    'Ajrakh kurta is no longer available in colour Red.',
  ],
])('a kurta %s is not sold, and nothing is held', async (_how, options, error) => {
  const productId = await kurtas(5);
  const wanted = { productId, quantity: 1, price: 1800, ...(options && { options }) };
  expect(await post(checkoutOf(wanted))).toMatchObject({
    status: 409,
    body: { success: false, code: 'options_not_valid', error, details: { items: [{ productId }] } },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 5, committed: 0 });
});

test('refuses options that are not texts and names the field', async () => {
  const productId = await kurtas(5);
  for (const options of [['42'], '42', { Size: 42 }, { Size: { $ne: '' } }, null]) {
    const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
    const items = checkout.items.map((item) => ({ ...item, options }));
    expect(await post({ ...checkout, items })).toMatchObject({
      status: 400,
      body: { code: 'invalid', details: { 'items[0].options': expect.any(String) } },
    });
  }
  expect(await stockOf(productId)).toEqual({ quantity: 5, committed: 0 });
});

test('sells a product without options and refuses a size for it', async () => {
  const productId = await stockProduct();
  expect((await post(checkoutOf({ productId, quantity: 1, price: 1800 }))).status).toBe(200);
  const sized = await post(checkoutOf(inSize(productId, '42')));
  expect(sized).toMatchObject({ status: 409, body: { code: 'options_not_valid' } });
});

test('limits two sizes together to the stock and returns the same order', async () => {
  const productId = await kurtas(3);
  const tooMuch = checkoutOf(inSize(productId, '38', 2), inSize(productId, '42', 2));
  expect(await post(tooMuch)).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', details: { items: [{ productId, available: 3, requested: 4 }] } },
  });
  const person = fromAnywhere();
  const checkout = checkoutOf(inSize(productId, '38', 2), inSize(productId, '42'));
  const first = await open(shop, checkout, person);
  const turned = { ...checkout, items: checkout.items.toReversed() };
  expect((await open(shop, turned, person)).orderId).toBe(first.orderId);
  const other = checkoutOf(inSize(productId, '40', 2), inSize(productId, '42'));
  const receipt = checkout.receipt;
  const refused = await shop.post('/razorpay/create-order', { ...other, receipt }, person);
  expect(refused).toMatchObject({ status: 409, body: { code: 'receipt_used' } });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 3 });
});

test('sells exactly the stock to concurrent buyers of different sizes', async () => {
  const stock = 5;
  const productId = await kurtas(stock);
  const answers = await concurrently(20, (rival) =>
    post(checkoutOf(inSize(productId, ['38', '40', '42'][rival % 3]!))),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'sold' : body.code));
  expect(codes.filter((code) => code === 'sold')).toHaveLength(stock);
  expect(new Set(codes)).toEqual(new Set(['sold', 'out_of_stock']));
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: stock });
  await expectStockToBalance(productId);
});

test('prices a cart with missing options without selling anything', async () => {
  const productId = await kurtas(5);
  const items = [{ productId, quantity: 1 }, inSize(productId, '42')].map(
    ({ quantity, ...item }) => ({
      productId,
      quantity,
      ...('options' in item && { options: item.options }),
    }),
  );
  const { status, body } = await shop.post('/cart/price', { items }, fromAnywhere());
  expect(status).toBe(200);
  const [open_, chosen] = body.lines as Record<string, unknown>[];
  expect(open_).toMatchObject({ optionsProblem: 'Please choose a size for Ajrakh kurta.' });
  expect(chosen).toMatchObject({ productId, options: { Size: '42' }, available: 5 });
  expect(chosen).not.toHaveProperty('optionsProblem');
});

test('requires a size before staff send a phone order', async () => {
  const productId = await kurtas(5);
  const staff = { shop, admin };
  const unchosen = await saveDraft(staff, draftOf([productId]));
  expect(await sendLink(staff, unchosen)).toMatchObject({
    status: 409,
    body: { code: 'options_not_valid' },
  });
  const items = [
    { productId, options: { Size: '38' }, quantity: 1 },
    { productId, options: { Size: '42' }, quantity: 1 },
  ];
  const sent = await sendLink(staff, await saveDraft(staff, draftOf([], { items })));
  expect(sent.status).toBe(200);
  expect((await orderOf(orderIdOf(sent))).lines).toMatchObject(items);
});
