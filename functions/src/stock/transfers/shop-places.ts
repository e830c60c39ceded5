import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { ShopPlaces } from '@kargha/domain/stock/transfer-endpoints';
import type { ShopPlace } from '@kargha/domain/stock/transfer';
import type { ShopPlacesChange } from '@kargha/domain/stock/transfer-requests';

import { conflict } from '../../http/errors.ts';
import {
  firestore,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';

function placesRef() {
  return firestore().collection(COLLECTIONS.settings).doc('places');
}

export async function readPlaces(transaction?: Transaction): Promise<ShopPlaces> {
  return placesIn(await (transaction ? transaction.get(placesRef()) : placesRef().get()));
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

function placesIn(snapshot: DocumentSnapshot): ShopPlaces {
  const stored: unknown = snapshot.get('places');
  const revision: unknown = snapshot.get('revision');
  return {
    places: Array.isArray(stored) ? (stored as ShopPlace[]) : [],
    revision: typeof revision === 'number' ? revision : 0,
  };
}
