import { afterAll, beforeAll, expect, test } from 'vitest';

import { productListQuerySchema } from '@kargha/domain/catalogue/product-list-query';
import { searchTokens } from '@kargha/domain/catalogue/search-words';

import { listProducts } from '../../../functions/src/catalogue/products/product-list.ts';
import {
  fill,
  startCountingFirestore,
  type CountingFirestore,
} from '../../bench/counting-firestore.ts';
import { PLAIN_PRODUCT } from '../ledger-fixtures.ts';

/** More than the list reads for one search word. */
const MANY = 600;

let counted: CountingFirestore;
beforeAll(async () => {
  counted = await startCountingFirestore();
  await fill('products', 0, MANY, product);
});
afterAll(() => counted.server.close());

/** All match "handwoven"; only the oldest matches "red". */
function product(at: number) {
  const title = `Handwoven stole ${at === 0 ? 'red' : 'blue'}`;
  const named = { ...PLAIN_PRODUCT, title, sku: '', searchTitle: '', provenance: null };
  const createdAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000);
  return { ...named, searchTokens: searchTokens(named), createdAt };
}

test('finds a product by the rarest of several words', async () => {
  const asked = await productListQuerySchema.validate({ search: 'handwoven red', limit: 50 });
  let found: string[] = [];
  const read = await counted.documentsOf(async () => {
    const { products, total } = await listProducts(asked, { isStaff: true, accessCodes: [] });
    found = products.map(({ _id }) => _id);
    expect(total).toBe(1);
  });
  expect(found).toEqual(['bench-0']);
  expect(read).toBe(1);
});
