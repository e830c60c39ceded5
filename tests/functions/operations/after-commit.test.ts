import { expect, test } from 'vitest';

import { inTransaction, afterCommit } from '../../../functions/src/platform/firestore.ts';
import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';

isolateDatabase();

const ABORTED = 10;
const piece = () => db().doc('stockMovements/reported-once');

test('logs a change after the commit, and nothing from a failed attempt', async () => {
  let attempts = 0;
  const reported: string[] = [];
  await inTransaction(async (transaction) => {
    attempts += 1;
    const number = attempts;
    await transaction.get(piece());
    afterCommit(transaction, () => reported.push(`number ${number}`));
    if (number < 3) throw Object.assign(new Error('Someone else was faster.'), { code: ABORTED });
    transaction.set(piece(), { number });
    expect(reported).toEqual([]);
  });
  expect(reported).toEqual(['number 3']);
});

test('logs nothing for a rejected request', async () => {
  const reported: string[] = [];
  const refused = inTransaction((transaction) => {
    afterCommit(transaction, () => reported.push('done'));
    return Promise.reject(new Error('There is nothing left.'));
  });
  await expect(refused).rejects.toThrow('There is nothing left.');
  expect(reported).toEqual([]);
});
