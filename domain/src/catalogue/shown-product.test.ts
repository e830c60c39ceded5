import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { productSchema } from './product-schema.ts';
import { readShownProduct, SHOWN_FIELDS } from './shown-product.ts';

const PICTURE = { path: 'products/p1/drape', alt: '', color: '#eee', width: 9, height: 12 };
const STORED = {
  slug: 'kota-saree',
  title: 'Kota saree',
  titleHindi: 'कोटा साड़ी',
  description: 'Woven on a pit loom.',
  category: 'women',
  tags: ['silk'],
  price: 18_500,
  quantity: 3,
  skus: ['KG-1001'],
  weightUnit: 'g',
  variants: [{ id: 'o1', name: 'Size', values: ['40', '42'] }],
  combinations: {
    c1: { options: { Size: '40' }, sku: 'KG-1001-40', price: 19_000, quantity: 2 },
    c2: { options: { Size: '42' }, quantity: 1, retired: true },
  },
  images: ['a.webp'],
  pictures: [PICTURE],
  video: { path: 'products/p1/video.mp4', seconds: 9, poster: PICTURE },
  status: 'active',
  bulk: { minimum: 25, multiple: 5 },
  provenance: { cluster: 'Kota', fibre: [{ name: 'Mulberry silk', percent: 60 }] },
  label: { mrp: 20_000, makerKind: 'packer' },
  marks: [{ scheme: 'gi', giName: 'Kota Doria', verifiedAt: '2026-11-01T06:30:00.000Z' }],
  tailoring: { services: [{ id: 's1', name: 'Hem' }] },
  reviews: { count: 2, sum: 9, fits: { true: 2 } },
  createdAt: '2026-11-01T06:30:00.000Z',
};

/** Optional fields are absent in one and undefined in the other. */
const asSent = (product: object) => JSON.parse(JSON.stringify(product)) as Record<string, unknown>;

test.each([STORED, { title: 'Gamcha', price: 149 }, {}])(
  'reads what the schema reads: %#',
  (stored) => {
    const { label, ...read } = asSent(readShownProduct('p1', stored)!);
    const { label: expected, ...others } = asSent(parse(productSchema, { _id: 'p1', ...stored }));
    expect(read).toEqual(others);
    expect(label ?? null).toEqual(expected ?? null);
  },
);

test('a wrong value counts as missing', () => {
  const product = readShownProduct('p1', {
    title: 7,
    price: 'free',
    pictures: [{ path: 'p' }, PICTURE],
    variants: [{ name: 'Size' }],
    combinations: { c1: 'none', c2: { options: { Size: 42 } } },
    bulk: { minimum: 2.5, multiple: 1 },
    marks: [{ scheme: 'unknown' }],
    provenance: 'Kota',
    reviews: { count: 2 },
    updatedAt: 'yesterday',
  });
  expect(product).toMatchObject({
    title: '',
    price: 0,
    pictures: [PICTURE],
    variants: [],
    combinations: { c2: { options: {}, quantity: 0 } },
    marks: [],
    provenance: null,
    updatedAt: new Date(0),
  });
  expect(product?.bulk).toBeUndefined();
  expect(product?.reviews).toBeUndefined();
  expect(readShownProduct('p1', 'text')).toBeUndefined();
});

test('shoppers are sent no field of the server or of staff', () => {
  const known = Object.keys(productSchema.entries);
  const hidden = known.filter((one) => !SHOWN_FIELDS.some((shown) => shown === one));
  for (const one of ['searchTokens', 'productType', 'vendor', 'salesChannels', 'offShelf']) {
    expect(hidden).toContain(one);
  }
});

test('every field that shoppers are sent is one of a product, and is read', () => {
  expect(Object.keys(productSchema.entries)).toEqual(expect.arrayContaining([...SHOWN_FIELDS]));
  const read = readShownProduct('p1', {});
  expect(Object.keys(read!)).toEqual(expect.arrayContaining([...SHOWN_FIELDS]));
});
