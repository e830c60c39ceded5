import { expect, test } from 'vitest';

import { COLLECTIONS } from '@kargha/domain/records/collections';

import { PERSONAL_DATA } from '../../functions/src/account/personal-data-table.ts';
import { PEOPLE, uidOf } from '../../sample-shop/seed/people/people.ts';
import { sampleShop } from '../../sample-shop/seed/sample-shop.ts';

const TABLE: Record<string, (typeof PERSONAL_DATA)['users'] | string> = PERSONAL_DATA;
const SHOPPERS = PEOPLE.filter(({ role }) => role !== 'admin');
/** Names actors only by uid, as the table says. */
const UID_ONLY = ['audit'];

test('lists every collection in the table of personal data, with a reason where it has none', () => {
  expect(Object.keys(TABLE).sort()).toEqual(Object.keys(COLLECTIONS).sort());
  for (const [name, data] of Object.entries(TABLE)) {
    const reason = typeof data === 'string' ? data : (data.withheld ?? 'A whole sentence.');
    expect(reason, name).toMatch(/^[A-Z].{3,}\.$/);
  }
});

test('exports and erases every collection that contains a sample shopper', () => {
  const shop = sampleShop({ picturesOf: () => [], imageUrl: () => '' });
  const identifiers = SHOPPERS.flatMap(({ key, email, phone }) => [uidOf(key), email, phone]);
  const collectionNames = shop
    .filter(({ data }) =>
      identifiers.some((identifier) => JSON.stringify(data).includes(`"${identifier}"`)),
    )
    .map(({ path }) => path.split('/')[0] ?? '');
  const findSecrets = new Set(collectionNames);
  expect(findSecrets.size).toBeGreaterThan(8);
  for (const collection of UID_ONLY) findSecrets.delete(collection);
  expect([...findSecrets].filter((name) => typeof TABLE[name] === 'string')).toEqual([]);
});
