import type { Product } from '@kargha/domain/catalogue/product';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { priceOrder, orderWorth, SPECIFIED_TERMS } from '@kargha/domain/pricing/price-order';
import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import { expect, test } from 'vitest';

import { FEED_LIMITS, feedItems, productFeed, type FeedItem } from './product-feed.ts';

const AT = new Date('2026-11-26T10:00:00Z');
const PLACE = {
  shop: 'https://shop.test',
  terms: { ...SPECIFIED_TERMS, at: AT },
  pictureAddress: (path: string) => `https://pictures.test/${path}`,
};

const picture = (view: string) => ({
  ...{ path: `products/p1/${view}`, alt: view, color: '#aabbcc', width: 960, height: 1200 },
});

const SAREE = {
  _id: 'muga-silk-saree',
  slug: 'muga-silk-saree-3f9a',
  title: 'Muga silk saree',
  description: 'Golden silk of Assam.',
  category: 'Sarees',
  price: 1_850,
  costPerItem: 2_200,
  barcode: '',
  trackQuantity: true,
  continueSelling: false,
  isPhysicalProduct: true,
  weight: 0.6,
  weightUnit: 'kg',
  quantity: 3,
  committed: 0,
  variants: [],
  combinations: {},
  images: [],
  chargeTax: true,
  hsnCode: '5007',
  provenance: { fibre: [{ name: 'Muga silk', percent: 100 }] },
  pictures: [picture('front'), picture('border')],
} as unknown as Product;

const kurta = (more: Partial<Product> = {}): Product => ({
  ...SAREE,
  _id: 'kurta',
  title: 'Ajrakh kurta',
  costPerItem: 0,
  variants: [{ id: 'o1', name: 'Size', values: ['M', 'L'] }],
  combinations: {
    v1: { ...PLAIN_COMBINATION, options: { Size: 'M' }, quantity: 0 },
    v2: {
      ...{ ...PLAIN_COMBINATION, options: { Size: 'L' }, quantity: 2 },
      ...{ price: 1_950, picture: 'products/p1/border' },
    },
  },
  ...more,
});

function read(item: FeedItem | undefined, attribute: string): unknown {
  return item?.find(([name]) => name === attribute)?.[1];
}

test('a product is in the feed at the price that checkout charges, and at its price before', () => {
  const [item, ...others] = feedItems(SAREE, PLACE);
  const piece = { ...SAREE, unitPrice: rupeesToPaise(SAREE.price), quantity: 1 };
  const total = orderWorth(priceOrder([piece], {}, PLACE.terms)) / 100;
  expect(others).toEqual([]);
  expect(read(item, 'sale_price')).toBe('2183.00 INR');
  expect(read(item, 'price')).toBe('2596.00 INR');
  expect(read(item, 'shipping')).toEqual([
    ['country', 'IN'],
    ['price', `${(total - 2_183).toFixed(2)} INR`],
  ]);
  expect(Object.fromEntries(item ?? [])).toMatchObject({
    id: 'muga-silk-saree',
    link: 'https://shop.test/products/muga-silk-saree-3f9a',
    image_link: 'https://pictures.test/products/p1/front_960.webp',
    additional_image_link: 'https://pictures.test/products/p1/border_960.webp',
    availability: 'in_stock',
    condition: 'new',
    identifier_exists: 'no',
    material: 'Muga silk',
    shipping_weight: '0.6 kg',
  });
});

test('each size has its own item, price, stock and picture', () => {
  const [m, l] = feedItems(kurta(), PLACE);
  expect([m, l].map((item) => read(item, 'id'))).toEqual(['kurta-v1', 'kurta-v2']);
  expect([m, l].map((item) => read(item, 'item_group_id'))).toEqual(['kurta', 'kurta']);
  expect([m, l].map((item) => read(item, 'size'))).toEqual(['M', 'L']);
  expect([m, l].map((item) => read(item, 'availability'))).toEqual(['out_of_stock', 'in_stock']);
  expect([m, l].map((item) => read(item, 'price'))).toEqual(['2183.00 INR', '2301.00 INR']);
  expect(read(l, 'image_link')).toBe('https://pictures.test/products/p1/border_960.webp');
});

test('a piece to wait for has a day, and one without a picture is left out', () => {
  const [item] = feedItems({ ...SAREE, quantity: 0, continueSelling: true }, PLACE);
  expect(read(item, 'availability')).toBe('backorder');
  expect(read(item, 'availability_date')).toBe('2026-12-26T10:00Z');
  expect(feedItems({ ...SAREE, pictures: [] }, PLACE)).toEqual([]);
});

test.each([
  ['8901234567890', '8901234567890'],
  ['8901234567895', undefined],
  ['2901234567896', undefined],
  ['KG-1', undefined],
])('barcode %s is the number %s', (barcode, gtin) => {
  const [item] = feedItems({ ...SAREE, barcode }, PLACE);
  expect(read(item, 'gtin')).toBe(gtin);
  expect(read(item, 'identifier_exists')).toBe(gtin === undefined ? 'no' : undefined);
});

test('keeps the limits of the specification, and any text stays text', () => {
  const long = '</title><script>&\u0007'.repeat(1_000);
  const items = feedItems(kurta({ _id: 'k'.repeat(90), title: long, description: long }), PLACE);
  for (const [attribute, limit] of Object.entries(FEED_LIMITS)) {
    const texts = items.map((item) => read(item, attribute) as string | undefined);
    for (const text of texts) expect(text?.length ?? 0).toBeLessThanOrEqual(limit);
  }
  expect(new Set(items.map((item) => read(item, 'id'))).size).toBe(items.length);
  const xml = productFeed(items, PLACE.shop);
  expect(xml).not.toContain('<script');
  expect(xml).not.toMatch(/\p{Cc}/u);
  expect(xml.match(/<item>/g)).toHaveLength(2);
});
