import { expect, test } from 'vitest';

import { stockProduct } from '../ledger-fixtures.ts';
import { asha, close, fromAnywhere, open } from '../checkout-fixtures.ts';
import { checkoutWith, expectCodeUsesToMatch, issueDiscount, TEN_OFF } from '../code-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const own = isolatedShop();

const buy = (checkout: object) => own.post('/razorpay/create-order', checkout, fromAnywhere());

test.each<[string, object]>([
  ['another phone number', { phone: '9876543211' }],
  ['a tag in the email address', { email: 'asha.verma+1@gmail.com', phone: '9123456780' }],
  ['dots in a Gmail address', { email: 'ashaver.ma@gmail.com', phone: '9123456780' }],
  ['the other name of Gmail', { email: 'ashaverma@googlemail.com', phone: '9123456780' }],
  ['another email address', { email: 'someone.else@kargha.example' }],
])('a code for one order a person is not valid again with %s', async (_how, changed) => {
  const productId = await stockProduct({ quantity: 20 });
  const couponCode = await issueDiscount({ perPersonLimit: 1 });
  const checkout = (customer: object) => ({
    ...checkoutWith(productId, { couponCode }, { discount: TEN_OFF }),
    customer: { ...asha, email: 'asha.verma@gmail.com', ...customer },
  });
  const opened = await open(own, checkout({}));
  const answers = await concurrently(10, () => buy(checkout(changed)));
  for (const { body } of answers) {
    expect(body).toMatchObject({
      code: 'coupon_not_valid',
      error: 'You have already used this code.',
    });
  }
  await expectCodeUsesToMatch(couponCode, 1);
  await close(own, opened);
  expect((await buy(checkout(changed))).status).toBe(200);
  await expectCodeUsesToMatch(couponCode, 1);
});

test('redeems a once-per-person code once for three accounts with one email and phone', async () => {
  const productId = await stockProduct({ quantity: 20 });
  const couponCode = await issueDiscount({ perPersonLimit: 1 });
  const accounts = await Promise.all([1, 2, 3].map(() => signUp('customer')));
  const answers = await Promise.all(
    accounts.map(({ token }) =>
      own.post(
        '/razorpay/create-order',
        checkoutWith(productId, { couponCode }, { discount: TEN_OFF }),
        { ...fromAnywhere(), token },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  await expectCodeUsesToMatch(couponCode, 1);
});
