import { expect, test } from 'vitest';

import { COLLECTIONS } from '@kargha/domain/records/collections';

import { PERSONAL_DATA } from '../../functions/src/account/personal-data-table.ts';
import { PEOPLE, uidOf } from '../../tools/seed/people/people.ts';
import { sampleShop } from '../../tools/seed/sample-shop.ts';

const TABLE: Record<string, (typeof PERSONAL_DATA)['users'] | string> = PERSONAL_DATA;
const SHOPPERS = PEOPLE.filter(({ role }) => role !== 'admin');
/** It names who did something by their uid, and says so. */
const BY_UID_ALONE = ['audit'];

test('every collection is in the table of personal data: found, or with the reason why nobody is in it', () => {
  expect(Object.keys(TABLE).sort()).toEqual(Object.keys(COLLECTIONS).sort());
  for (const [name, data] of Object.entries(TABLE)) {
    const reason = typeof data === 'string' ? data : (data.withheld ?? 'A whole sentence.');
    expect(reason, name).toMatch(/^[A-Z].{3,}\.$/);
  }
});

test('wherever the sample shop names a shopper, export and erasure look', () => {
  const shop = sampleShop({ picturesOf: () => [], imageUrl: () => '' });
  const words = SHOPPERS.flatMap(({ key, email, phone }) => [uidOf(key), email, phone]);
  const named = shop
    .filter(({ data }) => words.some((word) => JSON.stringify(data).includes(`"${word}"`)))
    .map(({ path }) => path.split('/')[0] ?? '');
  const found = new Set(named);
  expect(found.size).toBeGreaterThan(8);
  for (const collection of BY_UID_ALONE) found.delete(collection);
  expect([...found].filter((name) => typeof TABLE[name] === 'string')).toEqual([]);
});
