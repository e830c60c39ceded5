import { expect, test } from 'vitest';

import { unclearCosts } from './unclear-costs.ts';

test('names every product whose original price may be a cost, and says what to do', () => {
  const said = unclearCosts(['products/saree', 'products/shawl']);
  expect(said).toContain('products/saree: the original price equals the price.\nproducts/shawl:');
  expect(said).toContain('Not finished: 2 original prices may be a cost');
});

test('says nothing when every cost is private', () => {
  expect(unclearCosts([])).toBeNull();
});
