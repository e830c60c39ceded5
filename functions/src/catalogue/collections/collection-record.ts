import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { ShopCollection } from '@kargha/domain/catalogue/collection-rule';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';

export interface CollectionRecord extends ShopCollection {
  slug: string;
}

export function collectionRef(slug: string): DocumentReference {
  return firestore().collection(COLLECTIONS.collections).doc(slug);
}

const DEFAULTS = {
  kind: 'manual',
  productIds: [],
  match: 'all',
  conditions: [],
  title: '',
  description: '',
  coverProductId: '',
  published: false,
  revision: 0,
};

export function readCollection(snapshot: DocumentSnapshot): CollectionRecord | null {
  const stored = withDates(snapshot.data());
  if (stored === undefined) return null;
  const created = snapshot.createTime?.toDate() ?? new Date(0);
  const times = { createdAt: created, updatedAt: created };
  return { ...DEFAULTS, ...times, ...(stored as object), slug: snapshot.id } as CollectionRecord;
}

/** Throws 404 not_found. */
export async function findCollection(
  slug: string,
  transaction?: Transaction,
): Promise<CollectionRecord> {
  const isPlainSlug = /^[a-z0-9-]{1,60}$/.test(slug);
  const ref = isPlainSlug ? collectionRef(slug) : null;
  const found = ref && readCollection(await (transaction ? transaction.get(ref) : ref.get()));
  if (!found) throw notFound(catalogueMessages.collection_not_found());
  return found;
}
