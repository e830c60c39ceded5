import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { purgeExpiredRecords } from '../../../functions/src/account/retention/purge-expired-records.ts';
import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';

isolateDatabase();

const NOW = new Date('2026-11-21T02:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

async function write(collection: string, fields: object): Promise<string> {
  const path = `${collection}/${randomUUID()}`;
  await db().doc(path).set(fields);
  return path;
}

const isThere = async (path: string) => (await db().doc(path).get()).exists;

test('deletes expired data and nothing else', async () => {
  const goes = [
    await write('newsletter', { state: 'pending', updatedAt: daysAgo(31) }),
    await write('stockNotices', { state: 'sent', updatedAt: daysAgo(91) }),
    await write('stockNotices', { state: 'ended', updatedAt: daysAgo(91) }),
    await write('giftCardSales', { state: 'pending_payment', updatedAt: daysAgo(61) }),
    await write('webhookEvents', { receivedAt: daysAgo(401) }),
    await write('selfChecks', { at: daysAgo(91) }),
    await write('clientErrors', { lastSeen: daysAgo(91) }),
    await write('searchCounts', { at: daysAgo(91) }),
    await write('draftOrders', { state: 'ordered', updatedAt: daysAgo(366) }),
    await write('consents', { at: daysAgo(4000), forgottenAt: daysAgo(2558) }),
  ];
  const stays = [
    await write('newsletter', { state: 'pending', updatedAt: daysAgo(29) }),
    await write('newsletter', { state: 'confirmed', updatedAt: daysAgo(999) }),
    await write('stockNotices', { state: 'waiting', updatedAt: daysAgo(999) }),
    await write('stockNotices', { state: 'sent', updatedAt: daysAgo(89) }),
    await write('giftCardSales', { state: 'pending_payment', updatedAt: daysAgo(59) }),
    await write('giftCardSales', { state: 'paid', updatedAt: daysAgo(999) }),
    await write('webhookEvents', { receivedAt: daysAgo(399) }),
    await write('selfChecks', { at: daysAgo(89) }),
    await write('searchCounts', { at: daysAgo(89) }),
    await write('draftOrders', { state: 'open', updatedAt: daysAgo(364) }),
    await write('consents', { at: daysAgo(4000), uid: 'asha' }),
    await write('consents', { at: daysAgo(4000), forgottenAt: daysAgo(2556) }),
    await write('orders', { state: 'delivered', updatedAt: daysAgo(3000) }),
    await write('invoices', { issuedAt: daysAgo(3000) }),
    await write('audit', { at: daysAgo(3000) }),
  ];
  expect(await purgeExpiredRecords(NOW)).toBe(goes.length);
  for (const path of goes) expect(await isThere(path), path).toBe(false);
  for (const path of stays) expect(await isThere(path), path).toBe(true);
});

test('deletes very many documents in one night', async () => {
  const batch = db().bulkWriter();
  for (let place = 0; place < 900; place += 1) {
    void batch.set(db().doc(`webhookEvents/old-${place}`), { receivedAt: daysAgo(500) });
  }
  await batch.close();
  expect(await purgeExpiredRecords(NOW)).toBe(900);
  expect(await purgeExpiredRecords(NOW)).toBe(0);
});
