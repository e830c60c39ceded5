import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { LATE_MAIL_MINUTES } from '@kargha/domain/reports/ops';
import { EMAIL_MONTHS } from '@kargha/domain/reports/retention';

import { watchBacklogs } from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { resendEmail } from '../../../functions/src/operations/ops/resend-email.ts';
import { openInProcessShop, type InProcessShop } from '../in-process-shop.ts';
import { startOwnFirestore } from '../own-firestore.ts';
import { db } from '../ledger-fixtures.ts';

let server: Awaited<ReturnType<typeof startOwnFirestore>>;
let shop: InProcessShop;
beforeAll(async () => {
  server = await startOwnFirestore();
  shop = openInProcessShop();
});
afterAll(() => server.close());

const NOW = new Date();
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

async function open(): Promise<string[]> {
  const { docs } = await db().collection('alarms').where('isOpen', '==', true).get();
  return docs.map(({ id }) => id);
}

const oldEmail = () => db().doc('mail/old');
const queued = (minutes: number) => ({
  queuedAt: minutesAgo(minutes),
  message: { subject: 'Your order' },
  delivery: null,
});

test.each<[string, object | null]>([
  ['that no one has seen', null],
  ['that was seen and left there', { state: 'PENDING', startTime: minutesAgo(LATE_MAIL_MINUTES) }],
  [
    'whose sending broke off',
    { state: 'PROCESSING', leaseExpireTime: minutesAgo(LATE_MAIL_MINUTES) },
  ],
  ['that was asked for once more', { state: 'RETRY', startTime: minutesAgo(LATE_MAIL_MINUTES) }],
  [
    'that waits for a server which refuses our password',
    { state: 'RETRY', nextAttemptAt: minutesAgo(-10), serverRefuses: true },
  ],
])('reports an email %s while it exists, also days later', async (_which, delivery) => {
  const weekAgo = { ...queued(7 * 24 * 60), delivery };
  await oldEmail().set(weekAgo);
  await watchBacklogs(NOW);
  expect(await open()).toEqual(['mail_backlog']);
  await oldEmail().update({ delivery: { state: 'SUCCESS' } });
  await watchBacklogs(NOW);
  expect(await open()).toEqual([]);
});

test.each([
  ['is being sent now', { state: 'PROCESSING', leaseExpireTime: minutesAgo(-1) }],
  ['was asked for a minute ago', { state: 'RETRY', startTime: minutesAgo(1) }],
  ['is held back', { state: 'HELD' }],
])('ignores an old email that %s', async (_what, delivery) => {
  await oldEmail().set({ ...queued(7 * 24 * 60), delivery });
  await watchBacklogs(NOW);
  expect(await open()).toEqual([]);
  await oldEmail().delete();
});

test('resends an unclaimed email once, and deletes it at the end of its retention', async () => {
  await oldEmail().set(queued(7 * 24 * 60));
  await resendEmail({ ...shop.context, now: () => NOW }, { id: 'old', by: 'staff' });
  const delivery = (await oldEmail().get()).get('delivery') as Record<string, Timestamp>;
  expect(delivery).toMatchObject({ state: 'RETRY' });
  const end = new Date(NOW);
  end.setMonth(end.getMonth() + EMAIL_MONTHS);
  expect(delivery.expireAt?.toDate()).toEqual(end);
  await watchBacklogs(NOW);
  expect(await open()).toEqual([]);
  await oldEmail().delete();
});
