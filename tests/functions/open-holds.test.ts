import { expect, test } from 'vitest';

import { stockOf, stockProduct } from './books.ts';
import { checkoutOf, fromAnywhere, open } from './checkout.ts';
import { signUp } from './people.ts';
import { shop } from './shop-client.ts';

test('a signed-in shopper has three unpaid orders open, not four', async () => {
  const productId = await stockProduct();
  const { token } = await signUp('customer');
  const checkout = () => checkoutOf({ productId, quantity: 1, price: 1800 });
  for (let count = 0; count < 3; count += 1) await open(shop, checkout(), { token });
  expect(await shop.post('/razorpay/create-order', checkout(), { token })).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 7, committed: 3 });
});

test('one network address has thirty unpaid orders open, not more', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const sameAddress = fromAnywhere();
  const checkout = () => checkoutOf({ productId, quantity: 1, price: 1800 });
  for (let count = 0; count < 30; count += 1) await open(shop, checkout(), sameAddress);
  const refused = await shop.post('/razorpay/create-order', checkout(), sameAddress);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  await open(shop, checkout());
  expect(await stockOf(productId)).toEqual({ quantity: 69, committed: 31 });
});
