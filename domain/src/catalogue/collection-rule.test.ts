import { expect, test } from 'vitest';

import type { CatalogueEntry } from './catalogue-index.ts';
import {
  collectionMembers,
  newCollectionSchema,
  type CollectionContent,
  type Condition,
} from './collection-rule.ts';

const entry = (id: string, fields: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  id,
  slug: id,
  title: id,
  words: 'bridal natural dye Phulia',
  category: 'women',
  collection: 'saree',
  fabrics: ['Silk', 'Cotton'],
  weave: 'Ikat',
  region: 'Odisha',
  colours: [],
  price: 1000,
  available: 'in-stock',
  soldScore: 0,
  createdAt: new Date('2026-01-01'),
  picture: null,
  ...fields,
});
const rule = (match: 'all' | 'any', ...conditions: Condition[]): CollectionContent => ({
  kind: 'rule',
  productIds: [],
  match,
  conditions,
});
const members = (content: CollectionContent, ...entries: CatalogueEntry[]) =>
  collectionMembers(content, entries).map(({ id }) => id);

test.each<[Condition, boolean]>([
  [{ field: 'category', value: 'Women' }, true],
  [{ field: 'category', value: 'men' }, false],
  [{ field: 'collection', value: 'saree' }, true],
  [{ field: 'craft', value: 'ikat' }, true],
  [{ field: 'fabric', value: 'cotton' }, true],
  [{ field: 'fabric', value: 'Wool' }, false],
  [{ field: 'region', value: 'Odisha' }, true],
  [{ field: 'tag', value: 'natural dye' }, true],
  [{ field: 'tag', value: 'natural' }, true],
  [{ field: 'tag', value: 'natur' }, false],
  [{ field: 'price-from', value: '1000' }, true],
  [{ field: 'price-below', value: '1000' }, false],
])('the condition %j is %s for a silk saree of ₹1,000', (condition, isMember) => {
  expect(members(rule('all', condition), entry('a'))).toEqual(isMember ? ['a'] : []);
});

test('matches all or any conditions, and nothing without conditions', () => {
  const bridal: Condition = { field: 'tag', value: 'bridal' };
  const men: Condition = { field: 'category', value: 'men' };
  expect(members(rule('all', bridal, men), entry('a'))).toEqual([]);
  expect(members(rule('any', bridal, men), entry('a'))).toEqual(['a']);
  expect(members(rule('all'), entry('a'))).toEqual([]);
});

test('sorts a rule-based collection by newest, keeps the order of a manual one, and hides non-public products', () => {
  const old = entry('old');
  const fresh = entry('fresh', { createdAt: new Date('2026-06-01') });
  expect(members(rule('all', { field: 'tag', value: 'bridal' }), old, fresh)).toEqual([
    'fresh',
    'old',
  ]);
  const list = { kind: 'manual', productIds: ['old', 'gone', 'fresh'] } as const;
  expect(
    members({ ...rule('all'), ...list, productIds: [...list.productIds] }, fresh, old),
  ).toEqual(['old', 'fresh']);
});

test('requires a title, a slug, and conditions for a rule', () => {
  const wish = { slug: 'wedding-trunk', title: 'Wedding', kind: 'manual', published: true };
  expect(newCollectionSchema.isValidSync(wish)).toBe(true);
  for (const wrong of [
    { slug: 'Wedding trunk' },
    { slug: 'a--b' },
    { title: ' ' },
    { kind: 'rule' },
    { kind: 'rule', conditions: [{ field: 'price-from', value: 'cheap' }] },
    { productIds: ['a', 'a'] },
  ]) {
    expect(newCollectionSchema.isValidSync({ ...wish, ...wrong })).toBe(false);
  }
});
