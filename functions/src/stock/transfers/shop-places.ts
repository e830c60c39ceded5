import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedPlacesSchema, type ShopPlaces } from '@kargha/domain/stock/transfer';
import type { ShopPlacesChange } from '@kargha/domain/stock/transfer-requests';

import { conflict } from '../../http/errors.ts';
import { firestore, inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { reader } from '../../records/stored-documents.ts';

function placesRef() {
  return firestore().collection(COLLECTIONS.settings).doc('places');
}

const placesIn = reader({ schema: storedPlacesSchema });

export async function readPlaces(transaction?: Transaction): Promise<ShopPlaces> {
  const stored = placesIn(await (transaction ? transaction.get(placesRef()) : placesRef().get()));
  return { places: stored?.places ?? [], revision: stored?.revision ?? 0 };
}

/** Existing transfers keep the old names. Throws 409 stale. */
export function changePlaces(
  { revision, places }: ShopPlacesChange,
  { by, at }: StaffAction,
): Promise<ShopPlaces> {
  return inTransaction(async (transaction) => {
    const before = await readPlaces(transaction);
    if (before.revision !== revision) {
      const message = 'Someone else has just changed the locations. Please check them again.';
      throw conflict('stale', message, { revision: before.revision });
    }
    const after = { places, revision: revision + 1 };
    transaction.set(placesRef(), { ...after, updatedAt: at });
    const target = placesRef().path;
    const row = { action: 'places.change', target, actor: by, reason: '', at };
    writeAudit(transaction, { ...row, before: { places: before.places }, after: { places } });
    return after;
  });
}
