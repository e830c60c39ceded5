import { createOrderSchema } from '@kargha/domain/shopping/checkout-request';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import type { Product } from '@kargha/domain/catalogue/product';
import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { priceCheckout } from './price-checkout.ts';
import { mergeItems } from './checkout-items.ts';

type PricedItem = ReturnType<typeof priceCheckout>['lines'][number];

const product = (_id: string, price: number, quantity: number): Product => ({
  ...PLAIN_PRODUCT,
  _id,
  title: _id,
  price,
  quantity,
});

const SIZES = ['38', '40'];
const kurta: Product = {
  ...product('kurta', 1250, 3),
  variants: [{ id: 'v1', name: 'Size', values: SIZES }],
};

const CATALOGUE = {
  products: new Map(
    [product('saree', 1800, 40), product('stole', 649.99, 3), product('gone', 10, 0), kurta].map(
      (one) => [one._id, one],
    ),
  ),
  accessCodes: [],
};

/** For a busy machine; the test takes about three seconds of processor. */
const PATIENCE_MS = 120_000;

const HONEST = {
  amount: 227_400,
  receipt: 'r1',
  items: [{ productId: 'saree', quantity: 1 }],
  customer: {
    name: 'Asha Verma',
    email: 'asha@kargha.example',
    phone: '9876543210',
    address: { line1: '4 Mill Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
  },
};

const number = fc.oneof(
  fc.integer({ min: -5, max: 120 }),
  fc.double(),
  fc.constantFrom(1e21, -0, 227_400, 22_740, 100, 0),
);
const anything = fc.oneof(
  number,
  fc.string(),
  fc.constantFrom(null, true, [], {}, ['1'], '1', '1e2'),
);
const item = fc.record(
  {
    productId: fc.oneof(
      fc.constantFrom('saree', 'stole', 'gone', 'kurta', 'other', '__proto__'),
      anything,
    ),
    options: fc.oneof(
      fc.constantFrom({ Size: '38' }, { Size: '40' }, { Size: '99' }, { Colour: 'red' }, {}),
      anything,
    ),
    quantity: fc.oneof(fc.integer({ min: -2, max: 110 }), anything),
    price: anything,
    unitPrice: anything,
    chargeTax: anything,
  },
  { requiredKeys: ['productId', 'quantity'] },
);
const tampered = fc.record(
  {
    amount: fc.oneof(number, fc.integer({ min: 0, max: 10_000_000 }), anything),
    items: fc.oneof(fc.array(item, { maxLength: 6 }), anything),
    currency: fc.oneof(fc.constantFrom('INR', 'USD', 'inr'), anything),
    receipt: fc.oneof(fc.constant('r1'), anything),
    total: anything,
    discount: anything,
    shipping: anything,
  },
  { requiredKeys: [] },
);
/** Right in all but, sometimes, the size of the garment. */
const ofAGarment = fc
  .constantFrom({ Size: '38' }, { Size: '40' }, { Size: '99' }, { Colour: 'red' }, {})
  .map((options) => ({
    amount: priceOrder([{ unitPrice: rupeesToPaise(1250), quantity: 1, chargeTax: true }]).total,
    items: [{ productId: 'kurta', options, quantity: 1 }],
  }));
/** Most orders of the test are tampered with; the honest ones show that the test can tell. */
const orders = fc.oneof(
  { weight: 18, arbitrary: tampered },
  { weight: 1, arbitrary: ofAGarment },
  { weight: 1, arbitrary: fc.constant({}) },
);

test('charges the untampered order as stated', async () => {
  const request = await createOrderSchema.validate(HONEST);
  const { totals } = priceCheckout(mergeItems(request.items), CATALOGUE, request.amount);
  expect(totals.total).toBe(HONEST.amount);
});

test(
  'of ten thousand tampered orders none is charged another amount than the shop’s own',
  async () => {
    let accepted = 0;
    let garments = 0;
    await fc.assert(
      fc.asyncProperty(orders, async (change) => {
        const request = await createOrderSchema
          .validate({ ...HONEST, ...change })
          .catch(() => null);
        if (!request) return;
        const charged = attempt(() =>
          priceCheckout(mergeItems(request.items), CATALOGUE, request.amount),
        );
        if (!charged) return;
        accepted += 1;
        const { lines, totals } = charged;
        expect(totals).toEqual(priceOrder(lines));
        expect(totals.total).toBe(request.amount);
        lines.forEach(expectShopsOwn);
        garments += lines.filter(({ productId }) => productId === 'kurta').length;
      }),
      { numRuns: 10_000 },
    );
    expect(accepted).toBeGreaterThan(0);
    expect(garments).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

/** Price, tax and quantity come from the catalogue, and a garment has an existing size. */
function expectShopsOwn({ productId, options, unitPrice, quantity, chargeTax }: PricedItem): void {
  const its = CATALOGUE.products.get(productId)!;
  expect({ unitPrice, chargeTax }).toEqual({
    unitPrice: rupeesToPaise(its.price),
    chargeTax: true,
  });
  expect(productId === 'kurta').toBe(SIZES.includes(String(options?.Size)));
  expect(quantity).toBeGreaterThan(0);
  expect(quantity).toBeLessThanOrEqual(its.quantity);
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
