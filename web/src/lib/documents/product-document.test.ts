import { expect, test } from 'vitest';

import { productFrom } from './product-document.ts';

test('fills a nearly empty product with defaults', () => {
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

test('ignores fields of the wrong type', () => {
  const product = productFrom('p1', {
    title: 7,
    price: 'free',
    pictures: 'none',
    images: [1, 'a'],
  });
  expect(product).toMatchObject({ title: '', price: 0, pictures: [], images: ['a'] });
});

test('converts Firestore timestamps to dates', () => {
  const day = new Date('2026-11-01T00:00:00Z');
  const product = productFrom('p1', { createdAt: { toDate: () => day } });
  expect(product?.createdAt).toBe(day);
});
