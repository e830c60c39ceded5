import { beforeEach, expect, test } from 'vitest';

import type { InboxItem } from '@kargha/domain/reports/inbox-endpoints';

import { emailInboxSummaries } from '../../../functions/src/operations/inbox/inbox-summary.ts';
import { concurrently } from '../concurrent-calls.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
/** More than the first page that the inbox reads. */
const MANY = 30;

beforeEach(clearIsolatedDatabase);

test('an overdue order is shown and emailed behind many that are done or still being made', async () => {
  const owner = await signUp('admin', { staffRoles: ['owner'] });
  const lines = [{ ...ORDERED_LINE, makingDays: 60 }];
  await concurrently(MANY, () => paidOrder({ state: 'placed', createdAt: daysAgo(40), lines }));
  const done = db().collection('inboxTasks');
  await concurrently(MANY, async () => {
    const { id: recordId } = await paidOrder({ state: 'placed', createdAt: daysAgo(30) });
    const task = { kind: 'overdue', recordId, assignee: '', doneFor: 'placed', by: owner.uid };
    await done.doc(`overdue_${recordId}`).set({ ...task, revision: 1, updatedAt: NOW });
  });
  const { id } = await paidOrder({ state: 'placed', createdAt: daysAgo(9) });

  const { body } = await shop.get('/inbox', { token: owner.token });
  expect((body.rows as InboxItem[]).map(({ orderId }) => orderId)).toEqual([id]);

  await shop.put('/inbox/summary', { isWanted: true }, owner);
  expect(await emailInboxSummaries(NOW)).toBe(1);
  const { docs } = await db().collection('mail').where('to', 'array-contains', owner.email).get();
  expect(docs.map((mail) => mail.get('message.subject') as string)).toEqual([
    'Your inbox: 1 thing waits',
  ]);
});
