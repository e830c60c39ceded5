import { expect, test } from 'vitest';

import { NO_LABEL } from './label-fields.ts';
import { PLAIN_COMBINATION, PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { catalogueEntry, catalogueShards, SHARD_IDS, shardIdOf } from './catalogue-index.ts';
import type { Product } from './product.ts';

const provenance = {
  craft: 'Pochampally ikat',
  weave: 'Plain weave, weft ikat',
  cluster: 'Pochampally',
  district: 'Yadadri',
  state: 'Telangana',
  artisan: 'G. Sailu',
  loomType: '',
  fibre: [
    { name: 'Mulberry silk', percent: 92 },
    { name: 'Tested zari', percent: 8 },
  ],
  zari: '',
  dye: '',
  handHours: 0,
  lengthM: 0,
  widthCm: 0,
  weightGsm: 0,
  blousePiece: false,
  dimensions: '',
  care: '',
};

const saree: Product = {
  ...PLAIN_PRODUCT,
  _id: 'ikat-saree',
  slug: 'ikat-saree',
  title: 'Pochampally ikat saree, vermilion and ivory',
  description: 'Black temple border.',
  tags: ['festive'],
  ...{ price: 12_500, quantity: 2, hasSKU: true, sku: 'SAR-1', soldScore: 3 },
  provenance,
  createdAt: new Date('2026-11-01'),
};

test('gives an entry its facet values', () => {
  expect(catalogueEntry(saree)).toMatchObject({
    fabrics: ['Silk'],
    weave: 'Ikat',
    region: 'Telangana',
    colours: ['Red', 'White and natural'],
    price: 12_500,
    available: 'in-stock',
  });
});

test('has the totals of the reviews of a reviewed product only', () => {
  const reviews = { count: 2, sum: 9, fits: { true: 1 } };
  expect(catalogueEntry({ ...saree, reviews })?.reviews).toEqual({ count: 2, sum: 9 });
  expect(catalogueEntry({ ...saree, reviews: { count: 0, sum: 0 } })).not.toHaveProperty('reviews');
});

test('has each other word once, without those of the title', () => {
  const { words } = catalogueEntry({ ...saree, searchTitle: 'Ikat saree from Telangana' })!;
  expect(words).toBe(
    'festive plain weave weft yadadri g sailu mulberry silk tested zari sar 1 from telangana',
  );
});

test('names and finds the country of an imported product only', () => {
  const imported = { ...saree, label: { ...NO_LABEL, countryOfOrigin: 'Nepal' } };
  expect(catalogueEntry(imported)).toMatchObject({ country: 'Nepal' });
  expect(catalogueEntry(imported)?.words.split(' ')).toContain('nepal');
  expect(catalogueEntry({ ...saree, label: NO_LABEL })).not.toHaveProperty('country');
});

test('has the Hindi title of a product that has one', () => {
  expect(catalogueEntry({ ...saree, titleHindi: 'इकत साड़ी' })?.titleHindi).toBe('इकत साड़ी');
  expect(catalogueEntry({ ...saree, titleHindi: '' })).not.toHaveProperty('titleHindi');
});

test.each([
  ['Sambalpuri bandha', 'Plain weave', 'Ikat'],
  ['Kutch bandhani', 'Satin weave, tied and dyed', 'Tie-dye'],
  ['Jaipur bandhej', 'Plain weave', 'Tie-dye'],
  ['Patan patola', 'Plain weave, double ikat', 'Ikat'],
])('lists %s, %s, under %s', (craft, weave, family) => {
  const piece = { ...saree, tags: [], provenance: { ...provenance, craft, weave } };
  expect(catalogueEntry(piece)?.weave).toBe(family);
});

test('uses the first colour of the description when the title has none', () => {
  expect(catalogueEntry({ ...saree, title: 'Ikat saree' })?.colours).toEqual(['Black and grey']);
});

test('finds no colour within another word', () => {
  const box = { ...saree, title: 'Rosewood box, brass inlay', description: 'Plain.' };
  expect(catalogueEntry(box)?.colours).toEqual([]);
});

test.each([
  [{ quantity: 0 }, 'sold-out'],
  [{ quantity: 0, continueSelling: true }, 'to-order'],
  [{ quantity: 0, trackQuantity: false }, 'to-order'],
] as const)('%o is %s', (stock, available) => {
  expect(catalogueEntry({ ...saree, ...stock })?.available).toBe(available);
});

test.each([{ status: 'archived' as const }, { status: 'draft' as const }, { restricted: true }])(
  'excludes non-public products: %o',
  (fields) => expect(catalogueEntry({ ...saree, ...fields })).toBeNull(),
);

test('lists the sizes that can be bought, and finds a variant by its SKU', () => {
  const variant = (Size: string, quantity: number, sku = '') => ({
    ...PLAIN_COMBINATION,
    ...{ options: { Size }, sku, quantity },
  });
  const variants = [{ id: 'size', name: 'Size', values: ['S', 'M', 'L'] }];
  const combinations = {
    v1: variant('S', 0),
    v2: variant('M', 2, 'MEDIUM-7'),
    v3: variant('L', 1),
  };
  const kurta = { ...saree, variants, combinations };
  expect(catalogueEntry(kurta)).toMatchObject({ sizes: ['M', 'L'] });
  expect(catalogueEntry(kurta)?.words).toContain('medium');
  expect(catalogueEntry({ ...kurta, combinations: {} })).toMatchObject({ sizes: ['S', 'M', 'L'] });
  expect(catalogueEntry({ ...kurta, combinations: {}, quantity: 0 })).toMatchObject({ sizes: [] });
  expect(catalogueEntry(saree)).not.toHaveProperty('sizes');
});

test('puts each product in the shard of its id, and writes empty shards', () => {
  const products = Array.from({ length: 200 }, (_, at) => ({ ...saree, _id: `p${at}` }));
  const hidden = { ...saree, _id: 'uniform', restricted: true };
  const shards = catalogueShards([...products, hidden]);
  expect(shards.map(({ id }) => id)).toEqual(SHARD_IDS);
  for (const { id, shard } of shards) {
    const ids = Object.keys(shard.entries);
    expect(ids.every((entry) => shardIdOf(entry) === id)).toBe(true);
    expect(ids.length).toBeGreaterThan(10);
  }
  const all = shards.flatMap(({ shard }) => Object.keys(shard.entries));
  expect(all).toHaveLength(200);
  expect(catalogueShards([]).map(({ shard }) => shard.entries)).toEqual(SHARD_IDS.map(() => ({})));
});
