import { effectiveAccess } from '@kargha/domain/catalogue/product-access';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import type { Product } from '@kargha/domain/catalogue/product';
import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { forSale, priceCheckout, type AvailableProducts } from './price-checkout.ts';

const stole: Product = {
  ...PLAIN_PRODUCT,
  _id: 'stole',
  title: 'Stole',
  titleHindi: 'स्टोल',
  price: 900,
  quantity: 5,
  pictures: [{ path: 'products/stole/drape', alt: '', color: '#aabbcc', width: 4, height: 5 }],
  sku: 'S1',
  hsnCode: '6214',
};

const availableProductsOf = (...products: Product[]) => ({
  products: new Map(products.map((product) => [product._id, product])),
  accessCodes: [],
});

const code = (items: Parameters<typeof priceCheckout>[0], seen: number, product = stole) => {
  try {
    priceCheckout(items, availableProductsOf(product), seen);
    return 'priced';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const aside = (access: Pick<Product, 'restricted' | 'accessCodeId'>) => {
  const salesChannels: Product['salesChannels'] = ['point-of-sale'];
  return { ...stole, ...effectiveAccess({ ...access, salesChannels }), salesChannels };
};

test('sells hidden products through staff only, with their access codes', () => {
  const piece = { productId: 'stole', quantity: 1 };
  const sells = (product: Product, more: Partial<AvailableProducts>) =>
    forSale(piece, { ...availableProductsOf(product), ...more }) !== null;
  const open = aside({ restricted: false, accessCodeId: null });
  expect([sells(open, {}), sells(open, { byStaff: true })]).toEqual([false, true]);
  const coded = aside({ restricted: true, accessCodeId: 'school' });
  expect(sells(coded, { byStaff: true })).toBe(false);
  expect(sells(coded, { accessCodes: ['school'] })).toBe(false);
  expect(sells(coded, { byStaff: true, accessCodes: ['school'] })).toBe(true);
  expect(sells({ ...open, status: 'archived' }, { byStaff: true })).toBe(false);
});

test('names what is missing to staff, whose screens have no cart', () => {
  const refusal = (byStaff: boolean) => {
    const wanted = [{ productId: 'stole', quantity: 6 }];
    return () => priceCheckout(wanted, { ...availableProductsOf(stole), byStaff }, 0);
  };
  expect(refusal(true)).toThrow('Not enough in stock: Stole, 5 available.');
  expect(refusal(false)).toThrow(/^Some items in your cart are sold out/);
});

test('copies the product and its small picture into the line', () => {
  const { lines } = priceCheckout(
    [{ productId: 'stole', quantity: 2 }],
    availableProductsOf(stole),
    227_400,
  );
  expect(lines).toEqual([
    {
      productId: 'stole',
      title: 'Stole',
      titleHindi: 'स्टोल',
      image: 'products/stole/drape_320.webp',
      sku: 'S1',
      hsnCode: '6214',
      unitPrice: 90_000,
      quantity: 2,
      chargeTax: true,
      taxPercent: 18,
      discount: 0,
      held: 2,
    },
  ]);
});

test('reserves nothing for untracked products', () => {
  const uncounted = { ...stole, trackQuantity: false };
  const { lines } = priceCheckout(
    [{ productId: 'stole', quantity: 2 }],
    availableProductsOf(uncounted),
    227_400,
  );
  expect(lines[0]?.held).toBe(0);
});

test('reports problems in the order a shopper can fix them', () => {
  const item = [{ productId: 'stole', quantity: 6 }];
  expect(code(item, 1, { ...stole, status: 'archived' })).toBe('not_for_sale');
  expect(code(item, 1)).toBe('out_of_stock');
  expect(code([{ productId: 'stole', quantity: 1 }], 1)).toBe('price_changed');
  expect(code([{ productId: 'stole', quantity: 2 }], 227_400)).toBe('priced');
});

test('refuses a product without a price', () => {
  for (const price of [0, -1, Number.NaN]) {
    expect(code([{ productId: 'stole', quantity: 1 }], 15_000, { ...stole, price })).toBe(
      'not_for_sale',
    );
  }
});

test('charges exactly the amount that the browser computes', () => {
  const cart = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 8_500_000 }).map((paise) => paise / 100),
      quantity: fc.integer({ min: 1, max: 5 }),
      chargeTax: fc.boolean(),
    }),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(cart, fc.integer({ min: 100, max: 1e12 }), (lines, seen) => {
      const products = lines.map((line, index) => ({
        ...stole,
        ...line,
        quantity: 5,
        _id: `p${index}`,
      }));
      const items = lines.map(({ quantity }, index) => ({ productId: `p${index}`, quantity }));
      const browser = priceOrder(
        lines.map(({ price, quantity, chargeTax }) => ({
          unitPrice: rupeesToPaise(price),
          quantity,
          chargeTax,
        })),
      );
      expect(priceCheckout(items, availableProductsOf(...products), browser.total).totals).toEqual(
        browser,
      );
      if (seen !== browser.total)
        expect(() => priceCheckout(items, availableProductsOf(...products), seen)).toThrow();
    }),
    { numRuns: 1000 },
  );
});

const kurta: Product = {
  ...stole,
  _id: 'kurta',
  title: 'Ajrakh kurta',
  variants: [{ id: 'v1', name: 'Size', values: ['38', '42'] }],
};
const sized = (Size: string, quantity: number) => ({
  productId: 'kurta',
  options: { Size },
  quantity,
});
const refusal = (items: Parameters<typeof priceCheckout>[0]) => {
  try {
    return priceCheckout(items, availableProductsOf(kurta), 1);
  } catch (error) {
    return error;
  }
};

test('stores the chosen size on the line', () => {
  const items = [sized('38', 1), sized('42', 2)];
  const { lines } = priceCheckout(items, availableProductsOf(kurta), 318_600);
  expect(lines.map(({ options, quantity }) => [options, quantity])).toEqual([
    [{ Size: '38' }, 1],
    [{ Size: '42' }, 2],
  ]);
});

test('refuses a missing or unavailable size and says why', () => {
  expect(refusal([{ productId: 'kurta', quantity: 1 }])).toMatchObject({
    code: 'options_not_valid',
    message: 'Please choose a size for Ajrakh kurta.',
  });
  expect(refusal([sized('38', 1), sized('44', 1)])).toMatchObject({
    code: 'options_not_valid',
    message: 'Ajrakh kurta is no longer available in size 44.',
    details: { items: [{ productId: 'kurta', options: { Size: '44' } }] },
  });
  expect(code([{ productId: 'stole', options: { Size: '38' }, quantity: 1 }], 1)).toBe(
    'options_not_valid',
  );
});

test('limits two sizes together to the stock and reports it once', () => {
  expect(refusal([sized('38', 3), sized('42', 3)])).toMatchObject({
    code: 'out_of_stock',
    details: { items: [{ productId: 'kurta', available: 5, requested: 6 }] },
  });
});

test('applies the bulk price to all sizes together', () => {
  const bulk = { minimum: 4, multiple: 2, leadTimeDays: 0 };
  const products = new Map([['kurta', { ...kurta, bulk }]]);
  const tiers = new Map([['kurta', [{ from: 4, percentOff: 10 }]]]);
  const items = [sized('38', 1), sized('42', 3)];
  const available = { products, accessCodes: [], tiers } as unknown as AvailableProducts;
  const seen = () => {
    try {
      return priceCheckout(items, available, 1).totals.subtotal;
    } catch (error) {
      return (error as { details: { totals: { subtotal: number } } }).details.totals.subtotal;
    }
  };
  expect(seen()).toBe(4 * 81_000);
});
