import { expect, test } from 'vitest';

import { productFrom } from './product-document.ts';

test('an almost empty document becomes a product with the defaults of its fields', () => {
  expect(productFrom('p1', { title: 'Gamcha', price: 149 })).toMatchObject({
    _id: 'p1',
    title: 'Gamcha',
    price: 149,
    quantity: 0,
    chargeTax: true,
    trackQuantity: true,
    continueSelling: false,
    isPhysicalProduct: true,
    weightUnit: 'kg',
    packageType: 'store-default',
    status: 'draft',
    pictures: [],
    provenance: null,
  });
});

test('fields of the wrong kind do not break a product', () => {
  const product = productFrom('p1', {
    title: 7,
    price: 'free',
    pictures: 'none',
    images: [1, 'a'],
  });
  expect(product).toMatchObject({ title: '', price: 0, pictures: [], images: ['a'] });
});

test('timestamps of the database become dates', () => {
  const day = new Date('2026-11-01T00:00:00Z');
  const product = productFrom('p1', { createdAt: { toDate: () => day } });
  expect(product.createdAt).toBe(day);
});
