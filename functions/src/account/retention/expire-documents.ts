import { isDocumentYearExpired, documentsExpireBefore } from '@kargha/domain/reports/retention';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { eraseFromDocuments } from '../erase-person.ts';
import { CLOSED_ACCOUNT } from '../anonymise-records.ts';
import { PERSONAL_DATA, type PersonalData } from '../personal-data-table.ts';
import { removeFilesWhere } from '../../platform/file-store.ts';
import {
  firestore,
  withDates,
  type DocumentSnapshot,
  type Query,
} from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { expiresOldDocuments } from '../../platform/document-expiry-setting.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { SERIES_COLLECTIONS } from '../../records/invoice-record.ts';
import { removeReturnPhotos } from '../../orders/returns/return-photos.ts';

/** Kept for accounting without personal data. What belongs to an order comes before it. */
const ANONYMISED_COLLECTIONS = ['refunds', 'balanceAdjustments', 'returns', 'orders'] as const;
/** Replaces names. */
const NO_LONGER_KEPT = 'No longer kept';
type AnonymisedCollection = (typeof ANONYMISED_COLLECTIONS)[number];

/**
 * Removes what is past its retention period: documents with their files, and personal data in orders, returns and
 * refunds. Returns the number of documents.
 */
export async function expireDocuments(now: Date): Promise<number> {
  if (!expiresOldDocuments()) return 0;
  let expired = await deleteDocuments(now);
  for (const collection of ANONYMISED_COLLECTIONS) expired += await anonymiseOld(collection, now);
  if (expired > 0) log.info('Expired documents were removed.', { ended: expired });
  return expired;
}

const DATED: readonly (readonly [collection: string, time: string])[] = [
  ...Object.values(SERIES_COLLECTIONS).map((name) => [name, 'issuedAt'] as const),
  [COLLECTIONS.eWayBills, 'requestedAt'],
  [COLLECTIONS.courierBookings, 'requestedAt'],
  [COLLECTIONS.refundApprovals, 'requestedAt'],
  [COLLECTIONS.failedDeliveries, 'failedAt'],
  [COLLECTIONS.giftCardSales, 'createdAt'],
];

async function deleteDocuments(now: Date): Promise<number> {
  const before = documentsExpireBefore(now);
  const old = DATED.map(([collectionName, time]) =>
    firestore().collection(collectionName).where(time, '<', before).orderBy(time).select(time),
  );
  const found = await Promise.all(old.map((query) => query.limit(1).get()));
  if (found.every(({ empty }) => empty)) return 0;
  // Files first: while the document exists, the next run looks for them again.
  await removeFilesWhere('invoices', (path) => isDocumentYearExpired(yearIn(path), now));
  let expired = 0;
  for (const query of old) expired += await removeAll(query);
  return expired;
}

/** The financial year in the file name of a document. */
function yearIn(path: string): string {
  return /\/[A-Z]+-(\d{4})-\d+\.pdf$/.exec(path)?.[1] ?? '9900';
}

async function removeAll(query: Query): Promise<number> {
  let removed = 0;
  for await (const page of iteratePages(query)) {
    const batch = firestore().batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
    removed += page.length;
  }
  return removed;
}

/** Continues where the last run stopped: a query cannot distinguish anonymised documents. */
async function anonymiseOld(collection: AnonymisedCollection, now: Date): Promise<number> {
  const end = documentsExpireBefore(now);
  const mark = firestore().collection(COLLECTIONS.counters).doc(`forgotten-${collection}`);
  const until = withDates((await mark.get()).get('until'));
  const from = until instanceof Date ? until : new Date(0);
  if (from >= end) return 0;
  const old = firestore()
    .collection(COLLECTIONS[collection])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', end)
    .orderBy('createdAt');
  let expired = 0;
  for await (const page of iteratePages(old)) {
    for (const document of page) await anonymise(collection, document, now);
    expired += page.length;
    await mark.set({ until: page.at(-1)?.get('createdAt') as unknown });
  }
  await mark.set({ until: end });
  return expired;
}

async function anonymise(
  collection: AnonymisedCollection,
  document: DocumentSnapshot,
  at: Date,
): Promise<void> {
  const data = PERSONAL_DATA[collection];
  if (typeof data === 'string') return;
  const uid: unknown = document.get('uid');
  const person = { uid: typeof uid === 'string' ? uid : '', email: '' };
  if (collection === 'returns')
    await removeReturnPhotos({ id: document.id, uid: person.uid || null });
  await eraseFromDocuments([document], { ...data, erase: eraseAsExpired(data) }, person, at);
}

/** The account may still be open, so the replacement text says so. */
function eraseAsExpired({ erase }: PersonalData): PersonalData['erase'] {
  return (document, at, person) => {
    const fields = Object.entries(erase(document, at, person) ?? {});
    return Object.fromEntries(
      fields.map(([name, value]) => [name, value === CLOSED_ACCOUNT ? NO_LONGER_KEPT : value]),
    );
  };
}
