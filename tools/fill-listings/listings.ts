import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parse } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { orderSchema } from '@kargha/domain/orders/order-schema';

import { fillPages, type FillOptions, type FillResult } from './fill-pages.ts';

/**
 * Writes the fields for the staff order list into orders that are older than these fields, or than the search by
 * product, place and payment. Other orders stay unchanged. Can be stopped and restarted at any time.
 */
export function fillListings(firestore: Firestore, options?: FillOptions): Promise<FillResult> {
  return fillPages(firestore.collection(COLLECTIONS.orders), fillListing, options);
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
