import { expect, test } from 'vitest';

import { mergeItems, quantityByProduct, requestedProductIds } from './checkout-items.ts';

test('merges lines of one product, up to a hundred', () => {
  expect(
    mergeItems([
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 1 },
      { productId: 'a', quantity: 3 },
    ]),
  ).toEqual([
    { productId: 'a', quantity: 5 },
    { productId: 'b', quantity: 1 },
  ]);
  expect(() =>
    mergeItems([
      { productId: 'a', quantity: 60 },
      { productId: 'a', quantity: 41 },
    ]),
  ).toThrow('At most 100');
});

test('keeps sizes as separate lines, together up to a hundred', () => {
  const [small, large] = [{ Size: '38' }, { Size: '46' }];
  const items = [
    { productId: 'a', options: small, quantity: 1 },
    { productId: 'a', options: large, quantity: 2 },
    { productId: 'a', options: { ...small }, quantity: 3 },
  ];
  const merged = mergeItems(items);
  expect(merged).toEqual([
    { productId: 'a', options: small, quantity: 4 },
    { productId: 'a', options: large, quantity: 2 },
  ]);
  expect([...quantityByProduct(merged)]).toEqual([['a', 6]]);
  expect(requestedProductIds(merged)).toEqual(['a']);
  const tooMany = items.map((item) => ({ ...item, quantity: 40 }));
  expect(() => mergeItems(tooMany)).toThrow('At most 100');
});
