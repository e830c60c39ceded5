import { catalogueEntry, shardIdOf } from '@kargha/domain/catalogue/catalogue-index';
import { indianDay } from '@kargha/domain/india/indian-day';
import { beforeEach, expect, test } from 'vitest';

import { countSearch } from '../../../functions/src/catalogue/searches/count-search.ts';
import { countedSearches } from '../../../functions/src/catalogue/searches/counted-searches.ts';
import { publishPopularSearches } from '../../../functions/src/catalogue/searches/popular-searches.ts';
import { runInBatches } from '../../../functions/src/platform/run-in-batches.ts';
import { concurrently } from '../concurrent-calls.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { db, PLAIN_PRODUCT } from '../ledger-fixtures.ts';

isolateDatabase();
beforeEach(clearIsolatedDatabase);

const NOW = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

async function search(words: string, times: number, { days = 0, isFound = true } = {}) {
  for (let time = 0; time < times; time += 1) {
    await countSearch({ words, isFound }, daysAgo(days));
  }
}

async function documents(): Promise<string> {
  const { docs } = await db().collection('searchCounts').get();
  return JSON.stringify(docs.map((one) => one.data()));
}

test('counts searches by day, in any spelling of spaces and capitals, and loses none made at once', async () => {
  await concurrently(12, (rival) =>
    countSearch({ words: rival % 2 === 0 ? 'Silk  Saree' : 'silk saree!', isFound: true }, NOW),
  );
  await search('sherwani', 2, { isFound: false });
  await search('sherwani', 1, { days: 3, isFound: false });
  await search('sherwani', 9, { days: 40, isFound: false });
  const today = indianDay(NOW);
  expect(await countedSearches(30, NOW)).toEqual([
    { words: 'silk saree', times: 12, misses: 0, days: 1, lastDay: today },
    { words: 'sherwani', times: 3, misses: 3, days: 2, lastDay: today },
  ]);
});

test('stores no email address, phone number or pincode', async () => {
  for (const words of ['asha@kargha.example', 'saree 98765 43210', 'delivery to 560 001']) {
    await search(words, 1);
  }
  expect(await documents()).toBe('[]');
});

test('cuts a flood of invented searches off, and still counts known ones', async () => {
  await search('silk saree', 1);
  const invented = Array.from({ length: 1_100 }, (_, at) => ({
    words: `zz ${at}`,
    isFound: false,
  }));
  await runInBatches(invented, 4, (one) => countSearch(one, NOW));
  await search('silk saree', 1);
  const counted = await countedSearches(1, NOW);
  expect(counted.length).toBeLessThanOrEqual(1_000);
  expect(counted[0]).toMatchObject({ words: 'silk saree', times: 2 });
});

test('publishes what many people search for and find, in words of the catalogue only', async () => {
  const product = { ...PLAIN_PRODUCT, _id: 'p1', title: 'Maroon silk saree', provenance: null };
  const entry = catalogueEntry({ ...product, tags: [], variants: [], pictures: [] });
  await db()
    .doc(`catalogueIndex/${shardIdOf('p1')}`)
    .set({ entries: { p1: entry } });
  for (const days of [0, 1]) {
    await search('silk sari', 4, { days });
    await search('maroon saree', 3, { days });
    await search('asha is a thief', 9, { days });
    await search('silk', 9, { days, isFound: false });
    await search('maroon', 2, { days });
  }
  await search('saree', 30);
  await publishPopularSearches(NOW);
  const published = await db().doc('content/popular-searches').get();
  expect(published.get('phrases')).toEqual(['silk sari', 'maroon saree']);
});
