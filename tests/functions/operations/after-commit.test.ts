import { afterAll, beforeAll, expect, test } from 'vitest';

import { inTransaction, afterCommit } from '../../../functions/src/platform/firestore.ts';
import { db } from '../ledger-fixtures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

const ABORTED = 10;
const piece = () => db().doc('stockMovements/told-once');

test('logs a change after the commit, and nothing from a failed attempt', async () => {
  let attempts = 0;
  const told: string[] = [];
  await inTransaction(async (transaction) => {
    attempts += 1;
    const number = attempts;
    await transaction.get(piece());
    afterCommit(transaction, () => told.push(`number ${number}`));
    if (number < 3) throw Object.assign(new Error('Somebody else was faster.'), { code: ABORTED });
    transaction.set(piece(), { number });
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['number 3']);
});

test('logs nothing for a rejected request', async () => {
  const told: string[] = [];
  const refused = inTransaction((transaction) => {
    afterCommit(transaction, () => told.push('done'));
    return Promise.reject(new Error('There is nothing left.'));
  });
  await expect(refused).rejects.toThrow('There is nothing left.');
  expect(told).toEqual([]);
});
