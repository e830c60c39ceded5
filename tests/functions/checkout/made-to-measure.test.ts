import { expect, test } from 'vitest';

import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';

import { db, expectStockToBalance, orderOf, stockOf } from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { lehanga, sewn, stitched, STITCHING } from '../tailored-products.ts';

isolateDatabase();
const shop = isolatedShop();

const post = (checkout: object) => shop.post('/razorpay/create-order', checkout, fromAnywhere());

test('charges the service with the goods and stores what the piece is made to', async () => {
  const productId = await lehanga();
  const { orderId } = await open(shop, checkoutOf(stitched(productId)));
  const { lines, totals } = await orderOf(orderId);
  expect(totals.subtotal).toBe(320_000);
  expect(lines).toMatchObject([
    {
      unitPrice: 320_000,
      makingDays: 6,
      tailoring: {
        services: [{ id: 'blouse-stitching', name: 'Blouse stitching', price: 140_000 }],
        measurements: [
          { id: 'bust', name: 'Bust', unit: 'cm', mm: 920 },
          { id: 'waist', name: 'Waist', unit: 'cm', mm: 760 },
        ],
      },
    },
  ]);
});

test('keeps two bodies apart as lines of one stock, and the same body together', async () => {
  const productId = await lehanga();
  const wanted = [stitched(productId), stitched(productId, 1000), stitched(productId)];
  const { orderId } = await open(shop, checkoutOf(...wanted));
  const { lines } = await orderOf(orderId);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  const ids = lines.map(({ tailoringId }) => tailoringId);
  expect(ids[0]).toBe(tailoringIdOf(stitched(productId)));
  expect(new Set(ids).size).toBe(2);
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 3 });
  await expectStockToBalance(productId);
});

test.each([
  ['without measurements', {}, 'Please enter the measurement “Waist” for Rose lehanga.'],
  ['below the limit', { waist: 300 }, '“Waist” for Rose lehanga must be between 55 cm and 130 cm.'],
  [
    'above the limit',
    { waist: 1301 },
    '“Waist” for Rose lehanga must be between 55 cm and 130 cm.',
  ],
  [
    'with a measurement that is not asked for',
    { waist: 760, bust: 920 },
    'Rose lehanga no longer asks for a measurement that you entered. Please choose again.',
  ],
])('refuses a piece %s and reserves nothing', async (_how, measurements, error) => {
  const productId = await lehanga();
  expect(await post(checkoutOf(sewn(productId, measurements)))).toMatchObject({
    status: 409,
    body: { code: 'options_not_valid', error, details: { items: [{ productId }] } },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 5, committed: 0 });
});

test('refuses a service that was withdrawn since the cart, and one without its measurement', async () => {
  const productId = await lehanga();
  const unmeasured = { ...stitched(productId), measurements: { waist: 760 } };
  expect(await post(checkoutOf(unmeasured))).toMatchObject({
    body: { error: 'Please enter the measurement “Bust” for Rose lehanga.' },
  });
  await db().doc(`products/${productId}`).update({ 'tailoring.services': [] });
  expect(await post(checkoutOf(stitched(productId)))).toMatchObject({
    status: 409,
    body: {
      code: 'options_not_valid',
      error: 'A service that you chose for Rose lehanga is no longer offered. Please choose again.',
    },
  });
});

test('refuses the old price of a service, and a price without it', async () => {
  const productId = await lehanga({ services: [{ ...STITCHING, price: 1500 }] });
  for (const price of [3200, 1800]) {
    const answer = await post(checkoutOf({ ...stitched(productId), price }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  }
  const right = { ...stitched(productId), price: 3300 };
  expect((await post(checkoutOf(right))).status).toBe(200);
});

test.each([
  ['measurements', { waist: '760' }],
  ['measurements', { waist: 76.5 }],
  ['measurements', { waist: -1 }],
  ['measurements', ['760']],
  ['measurements', { ['__proto__x y']: 1 }],
  ['services', 'blouse-stitching'],
  ['services', [{ $ne: '' }]],
  ['services', ['blouse-stitching', 'blouse-stitching']],
])('refuses %s %j as invalid', async (field, value) => {
  const productId = await lehanga();
  const checkout = checkoutOf(sewn(productId));
  const items = checkout.items.map((item) => ({ ...item, [field]: value }));
  expect(await post({ ...checkout, items })).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
});
