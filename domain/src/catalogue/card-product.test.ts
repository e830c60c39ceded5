import { expect, test } from 'vitest';

import { CARD_FIELDS, readCardProduct } from './card-product.ts';
import { pictureFields } from './product-pictures.ts';

const PICTURE = {
  path: 'products/p1/drape',
  alt: 'The drape',
  color: '#e3ddd0',
  width: 9,
  height: 12,
};

test('fills a nearly empty product with defaults', () => {
  expect(readCardProduct('p1', { title: 'Gamcha', price: 149 })).toEqual({
    _id: 'p1',
    slug: '',
    title: 'Gamcha',
    titleHindi: undefined,
    category: '',
    price: 149,
    costPerItem: 0,
    chargeTax: true,
    hsnCode: '',
    trackQuantity: true,
    quantity: 0,
    continueSelling: false,
    variants: [],
    combinations: {},
    pictures: [],
    productCollection: '',
    provenance: null,
    status: 'draft',
    soldScore: 0,
    reviews: undefined,
    createdAt: new Date(0),
  });
});

test('reads what a card shows', () => {
  const card = readCardProduct('p1', {
    titleHindi: 'गमछा',
    chargeTax: false,
    trackQuantity: false,
    continueSelling: true,
    variants: [{ id: 'size' }],
    combinations: { s: { price: 120, quantity: 2, sku: 'S' }, m: { retired: true } },
    cardPictures: [PICTURE],
    provenance: { cluster: 'Sualkuchi', state: 'Assam', craft: 'Muga' },
    reviews: { count: 2, sum: 9, fits: { true: 1 } },
    status: 'active',
    createdAt: '2026-11-01T00:00:00Z',
  });
  expect(card).toMatchObject({
    titleHindi: 'गमछा',
    chargeTax: false,
    trackQuantity: false,
    continueSelling: true,
    pictures: [PICTURE],
    provenance: { cluster: 'Sualkuchi', state: 'Assam' },
    reviews: { count: 2, sum: 9 },
    status: 'active',
    createdAt: new Date('2026-11-01T00:00:00Z'),
  });
  expect(card.combinations).toEqual({
    s: { price: 120, costPerItem: null, quantity: 2, retired: false },
    m: { price: null, costPerItem: null, quantity: 0, retired: true },
  });
});

test('counts wrong values as missing', () => {
  const card = readCardProduct('p1', {
    title: 7,
    price: 'free',
    quantity: Number.NaN,
    pictures: ['none', { path: 'p', width: 'wide', height: 1 }],
    combinations: { s: 'sold' },
    reviews: { count: 'many', sum: 5 },
    status: 'gone',
    createdAt: 'yesterday',
  });
  expect(card).toMatchObject({
    title: '',
    price: 0,
    quantity: 0,
    pictures: [],
    combinations: { s: { price: null, quantity: 0, retired: false } },
    reviews: undefined,
    status: 'draft',
    createdAt: new Date(0),
  });
});

test('has all pictures of a whole product', () => {
  const pictures = ['drape', 'weave', 'border'].map((view) => ({ ...PICTURE, path: view }));
  expect(readCardProduct('p1', pictureFields(pictures)).pictures).toEqual(pictures);
});

test('asks for every field that it reads', () => {
  const asked = new Set(CARD_FIELDS.map((field) => field.split('.')[0]));
  const read = Object.keys(readCardProduct('p1', {}))
    .filter((field) => field !== '_id')
    .map((field) => (field === 'pictures' ? 'cardPictures' : field));
  expect([...asked].toSorted()).toEqual(read.toSorted());
});
