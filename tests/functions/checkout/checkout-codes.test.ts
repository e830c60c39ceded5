import { paise } from '@kargha/domain/money/paise';
import { describe, expect, test } from 'vitest';

import { stockOf, stockProduct } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { checkoutWith, issueDiscount, issueGiftCard, TEN_OFF } from '../code-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import type { Answer } from '../shop-client.ts';

isolateDatabase();
const own = isolatedShop();

const buy = (checkout: object) => own.post('/razorpay/create-order', checkout, fromAnywhere());
const price = (body: object) => own.post('/cart/price', body, fromAnywhere());
function refusal({ status, body }: Answer) {
  return { status, code: body.code, error: body.error };
}

test('prices the cart on the server with a code and a gift card', async () => {
  const productId = await stockProduct({ quantity: 4 });
  const couponCode = await issueDiscount();
  const { code: giftCard } = await issueGiftCard(50_000);
  const items = [{ productId, quantity: 1 }];
  const plain = await price({ items });
  expect(plain).toMatchObject({
    status: 200,
    body: {
      success: true,
      totals: {
        subtotal: 180_000,
        discount: 0,
        shipping: 15_000,
        tax: 32_400,
        giftCard: 0,
        total: 227_400,
      },
      lines: [{ productId, unitPrice: 180_000, quantity: 1, available: 4, chargeTax: true }],
    },
  });
  const { body } = await price({
    items,
    couponCode: couponCode.toLowerCase(),
    giftCard: giftCard.replace(/^(.{4})/, '$1-').toLowerCase(),
  });
  expect(body).toMatchObject({
    totals: { discount: 18_000, shipping: 15_000, tax: 29_200, giftCard: 50_000, total: 156_200 },
    coupon: { code: couponCode, description: 'Ten per cent off', discount: 18_000 },
    giftCard: { last4: giftCard.slice(-4), balance: 50_000, applied: 50_000 },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 0 });
});

test('prices a product that is no longer for sale at 0', async () => {
  const gone = await stockProduct({ status: 'archived' });
  const { body } = await price({ items: [{ productId: gone, quantity: 2 }] });
  expect(body).toMatchObject({
    totals: { total: 0 },
    lines: [{ productId: gone, unitPrice: 0, available: 0 }],
  });
});

describe('a code that does not apply', () => {
  test.each([
    ['an unknown code', () => Promise.resolve('NOSUCHCODE'), 'This code is not valid.'],
    [
      'the code of a gift card',
      () => Promise.resolve('8X2M-Q7WZ-N4PD-K0HV'),
      'This is a gift card code. Please enter it at checkout under “Gift card”.',
    ],
    ['a path', () => Promise.resolve('__x__/../y'), 'This code is not valid.'],
    ['one switched off', () => issueDiscount({ active: false }), 'This code is not valid.'],
    [
      'one used up',
      () => issueDiscount({ totalLimit: 3, used: 3 }),
      'This code has reached its usage limit.',
    ],
    [
      'one for larger orders',
      () => issueDiscount({ minSubtotal: paise(500_000) }),
      'This code is for orders of ₹5,000 or more.',
    ],
    [
      'one for other goods',
      () => issueDiscount({ collections: ['bags'] }),
      'This code does not apply to the items in your cart.',
    ],
    [
      'one for businesses',
      () => issueDiscount({ roles: ['b2b_buyer'] }),
      'This code is not valid.',
    ],
  ])('%s is refused in the cart and at the checkout alike', async (_name, make, error) => {
    const productId = await stockProduct({ quantity: 1 });
    const couponCode = await make();
    const refused = { status: 400, code: 'coupon_not_valid', error };
    const items = [{ productId, quantity: 1 }];
    expect(refusal(await price({ items, couponCode }))).toEqual(refused);
    const checkout = checkoutWith(productId, { couponCode }, { discount: TEN_OFF });
    expect(refusal(await buy(checkout))).toEqual(refused);
    expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  });

  test('refuses an unknown, spent, expired or disabled gift card', async () => {
    const productId = await stockProduct({ quantity: 1 });
    const items = [{ productId, quantity: 1 }];
    const cards = {
      'This gift card is not valid.': [
        'KGFT00000000000A',
        (await issueGiftCard(5, { state: 'disabled' })).code,
      ],
      'This gift card has no balance left.': [(await issueGiftCard(0)).code],
      'This gift card has expired.': [(await issueGiftCard(5, { expiresAt: new Date(0) })).code],
    };
    for (const [error, codes] of Object.entries(cards)) {
      for (const giftCard of codes) {
        const refused = { status: 400, code: 'gift_card_not_valid', error };
        expect(refusal(await price({ items, giftCard }))).toEqual(refused);
        expect(refusal(await buy(checkoutWith(productId, { giftCard }, {})))).toEqual(refused);
      }
    }
  });
});

test('accepts a business code for a verified business', async () => {
  const verified = { companyVerification: { state: 'verified' } };
  const { token } = await signUp('b2b_buyer', verified);
  const couponCode = await issueDiscount({ roles: ['b2b_buyer'] });
  const items = [{ productId: await stockProduct(), quantity: 1 }];
  const { body } = await own.post('/cart/price', { items, couponCode }, { token });
  expect(body).toMatchObject({ totals: { discount: 18_000 } });
});

test.each(['pending', 'rejected', null])(
  'treats an unverified business as a customer (%s)',
  async (state) => {
    const { token } = await signUp('b2b_buyer', {
      companyVerification: state === null ? null : { state },
    });
    const productId = await stockProduct();
    const ask = async (role: 'b2b_buyer' | 'customer') => {
      const couponCode = await issueDiscount({ roles: [role] });
      const checkout = checkoutWith(productId, { couponCode }, { discount: TEN_OFF });
      return own.post('/razorpay/create-order', checkout, { ...fromAnywhere(), token });
    };
    expect(refusal(await ask('b2b_buyer'))).toEqual({
      status: 400,
      code: 'coupon_not_valid',
      error: 'This code is not valid.',
    });
    expect((await ask('customer')).status).toBe(200);
  },
);

test('limits wrong codes to thirty per address; a valid code uses no attempt', async () => {
  const items = [{ productId: await stockProduct(), quantity: 1 }];
  const couponCode = await issueDiscount();
  const from = fromAnywhere();
  const ask = (code: string) => own.post('/cart/price', { items, couponCode: code }, from);
  for (let round = 0; round < 31; round += 1) expect((await ask(couponCode)).status).toBe(200);
  for (let round = 0; round < 30; round += 1) {
    expect((await ask(`GUESS${round}`)).status).toBe(400);
  }
  expect((await ask('GUESS30')).body.code).toBe('too_many_requests');
  expect((await ask(couponCode)).body.code).toBe('too_many_requests');
  expect((await own.post('/cart/price', { items, couponCode }, fromAnywhere())).status).toBe(200);
});
