import { expect, test } from 'vitest';

import { documentPattern } from './document-pattern.ts';

test.each([
  ['orders/{id}', 'orders/o1'],
  ['orders/o1', 'orders/o1'],
  ['orders/{id}/items/{item}', 'orders/o1/items/i1'],
  ['orders/*', 'orders/o1'],
  ['orders/draft-{id}', 'orders/draft-7'],
  ['{rest=**}', 'orders/o1/items/i1'],
  ['orders/{rest=**}', 'orders/o1/items/i1'],
  ['files/a.b+(c)', 'files/a.b+(c)'],
  ['{any}/{id}', 'कपड़े/साड़ी\n1'],
])('%s matches %s', (pattern, path) => {
  expect(documentPattern(pattern).test(path)).toBe(true);
});

test.each([
  ['orders/{id}', 'orders/o1/items/i1'],
  ['orders/{id}', 'my/orders/o1'],
  ['orders/{id}', 'orders'],
  ['orders/o1', 'orders/o12'],
  ['files/a.b', 'files/axb'],
  ['orders/draft-{id}', 'orders/paid-7'],
])('%s does not match %s', (pattern, path) => {
  expect(documentPattern(pattern).test(path)).toBe(false);
});
