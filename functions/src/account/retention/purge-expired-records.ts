import { COLLECTIONS } from '@kargha/domain/records/collections';
import { RETENTION_DAYS } from '@kargha/domain/reports/retention';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { firestore, type Query } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';

interface Retention {
  collection: string;
  days: number;
  field: string;
  /** only documents in these states; all when missing */
  states?: readonly string[];
}

const RETENTIONS: readonly Retention[] = [
  {
    collection: COLLECTIONS.newsletter,
    days: RETENTION_DAYS.unconfirmedNewsletter,
    field: 'updatedAt',
    states: ['pending'],
  },
  {
    collection: COLLECTIONS.stockNotices,
    days: RETENTION_DAYS.endedBackInStockRequests,
    field: 'updatedAt',
    states: ['sent', 'ended'],
  },
  {
    collection: COLLECTIONS.draftOrders,
    days: RETENTION_DAYS.phoneDrafts,
    field: 'updatedAt',
  },
  {
    collection: COLLECTIONS.giftCardSales,
    days: RETENTION_DAYS.unpaidGiftCards,
    field: 'updatedAt',
    states: ['pending_payment'],
  },
  {
    collection: COLLECTIONS.webhookEvents,
    days: RETENTION_DAYS.webhookEvents,
    field: 'receivedAt',
  },
  {
    collection: COLLECTIONS.staffInvitations,
    days: RETENTION_DAYS.staffInvitations,
    field: 'updatedAt',
  },
  { collection: COLLECTIONS.selfChecks, days: RETENTION_DAYS.selfChecks, field: 'at' },
  { collection: COLLECTIONS.clientErrors, days: RETENTION_DAYS.clientErrors, field: 'lastSeen' },
  { collection: COLLECTIONS.searchCounts, days: RETENTION_DAYS.searchCounts, field: 'at' },
  // Only erased consents have this field; active ones are kept.
  {
    collection: COLLECTIONS.consents,
    days: RETENTION_DAYS.forgottenConsents,
    field: 'forgottenAt',
  },
];

const PER_BATCH = 400;
/** Per kind and night; the next run continues. */
const MAX_BATCHES = 50;

/** Deletes expired records and returns their number. */
export async function purgeExpiredRecords(now: Date): Promise<number> {
  let removed = 0;
  for (const retention of RETENTIONS) removed += await purge(expiredRecords(retention, now));
  if (removed > 0) log.info('Expired records were removed.', { gone: removed });
  return removed;
}

function expiredRecords({ collection, days, field, states }: Retention, now: Date): Query {
  const all = firestore().collection(collection);
  const inStates = states ? all.where('state', 'in', [...states]) : all;
  return inStates.where(field, '<=', new Date(now.getTime() - days * DAY_MS)).orderBy(field);
}

async function purge(old: Query): Promise<number> {
  let removed = 0;
  for (let batches = 0; batches < MAX_BATCHES; batches += 1) {
    const { docs, size } = await old.limit(PER_BATCH).select().get();
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    removed += size;
    if (size < PER_BATCH) break;
  }
  return removed;
}
