import { expect, test } from 'vitest';

import { reviewIdOf, type ReviewRecord } from '../../../functions/src/records/review-record.ts';
import { runIntegrityCheck } from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { anchorOn, sampleShopOn } from '../../../sample-shop/seed/testing/sample-shop-on.ts';
import { db } from '../ledger-fixtures.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';

isolateDatabase();

const COMMITTED_DAY = '2026-11-15';

test.each([COMMITTED_DAY, '2027-05-10', '2028-02-29'])(
  'finds nothing in the sample shop of %s',
  async (day) => {
    await clearIsolatedDatabase();
    const writer = db().bulkWriter();
    for (const { path, data } of await sampleShopOn(day)) void writer.set(db().doc(path), data);
    await writer.close();
    const report = await runIntegrityCheck({ now: anchorOn(day), by: 'schedule', within: 120_000 });
    expect(report.checks.flatMap(({ findings }) => findings)).toEqual([]);
    expect(report.checks.every(({ isComplete }) => isComplete)).toBe(true);
    expect(report.checks.find(({ kind }) => kind === 'gift_card_drift')?.looked).toBe(5);
    expect(report.checks.find(({ kind }) => kind === 'review_drift')?.isComplete).toBe(true);
    expect(report.found).toBe(0);
  },
);

test('stores the sample reviews where the server expects them', async () => {
  const documents = await sampleShopOn(COMMITTED_DAY);
  const reviews = documents.filter(({ path }) => path.startsWith('reviews/'));
  expect(reviews.length).toBeGreaterThan(10);
  for (const { path, data } of reviews) {
    const { orderId, productId, options } = data as ReviewRecord;
    expect(path).toBe(`reviews/${reviewIdOf(orderId, { productId, options })}`);
  }
});
