import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { readAll, iteratePages } from '../../../functions/src/platform/query-pages.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';

isolateDatabase();

const COUNT = 450;

/** A collection whose documents hold their position. */
async function numbered(): Promise<FirebaseFirestore.CollectionReference> {
  const all = db().collection(`pages-${randomUUID()}`);
  const batch = db().batch();
  for (let place = 0; place < COUNT; place += 1) batch.set(all.doc(), { place });
  await batch.commit();
  return all;
}

const places = Array.from({ length: COUNT }, (_, place) => place);

test('visits each document once in order while they change', async () => {
  const all = (await numbered()).orderBy('place');
  const found: unknown[] = [];
  for await (const page of iteratePages(all.select('place'))) {
    found.push(...page.map((snapshot) => snapshot.get('place') as unknown));
    const batch = db().batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
  expect(found).toEqual(places);
});

test('visits all documents without an explicit order', async () => {
  const found = await readAll(await numbered());
  expect(new Set(found.map((snapshot) => snapshot.get('place') as unknown))).toEqual(
    new Set(places),
  );
});

test('has no pages for an empty list', async () => {
  expect(await readAll(db().collection(`pages-${randomUUID()}`))).toEqual([]);
});
