import { FieldPath } from 'firebase-admin/firestore';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { parse } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { orderSchema } from '@kargha/domain/orders/order-schema';

const PAGE = 200;

interface IdRange {
  from?: string;
  to?: string;
}

export interface FillResult {
  checked: number;
  filled: number;
}

/**
 * Writes the fields for the staff order list into orders that are older than these fields, or than the search by
 * product, place and payment. Other orders stay unchanged. Can be stopped and restarted at any time. `from` and `to`
 * limit it to orders between two ids.
 */
export async function fillListings(
  firestore: Firestore,
  onPage: (progress: FillResult) => void = () => undefined,
  ids: IdRange = {},
): Promise<FillResult> {
  const progress: FillResult = { checked: 0, filled: 0 };
  const query = ordersBetween(firestore, ids);
  let nextQuery: Query | null = query;
  while (nextQuery) {
    const page: QuerySnapshot = await nextQuery.limit(PAGE).get();
    const filled = await Promise.all(page.docs.map(fillListing));
    progress.checked += page.size;
    progress.filled += filled.filter(Boolean).length;
    onPage({ ...progress });
    const last = page.size === PAGE ? page.docs.at(-1) : undefined;
    nextQuery = last ? query.startAfter(last) : null;
  }
  return progress;
}

function ordersBetween(firestore: Firestore, { from, to }: IdRange): Query {
  const byId = firestore.collection(COLLECTIONS.orders).orderBy(FieldPath.documentId());
  const ordered = from === undefined ? byId : byId.startAt(from);
  return to === undefined ? ordered : ordered.endAt(to);
}

/** False when the order has its listing, even if another change has just added it. */
async function fillListing(snapshot: QueryDocumentSnapshot): Promise<boolean> {
  if (isFilled(snapshot)) return false;
  const order = parse(orderSchema, { ...snapshot.data(), id: snapshot.id });
  const { coupon, giftCard, shipments, reviewReasons, totals } = order;
  const missing = { coupon, giftCard, shipments, reviewReasons, totals };
  const listing = orderListing(order);
  const { ref, updateTime } = snapshot;
  try {
    await ref.update({ ...missing, listing }, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isFilled(await ref.get())) return false;
    throw error;
  }
}

/** The method is the newest field. */
function isFilled(snapshot: DocumentSnapshot): boolean {
  return snapshot.get('listing.method') !== undefined;
}
