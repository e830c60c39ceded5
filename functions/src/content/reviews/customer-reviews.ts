import { deliveredLines } from '@kargha/domain/reviews/delivered-lines';
import type { CustomerReview, ReviewableLine } from '@kargha/domain/reviews/review-endpoints';

import { findShopperOrder } from '../../records/shopper-order.ts';
import { firestore } from '../../platform/firestore.ts';
import { orders, type OrderRecord, readOrders } from '../../records/order-record.ts';
import {
  readReviews,
  reviewIdOf,
  reviewRef,
  reviews,
  type ReviewRecord,
} from '../../records/review-record.ts';
import { toCustomerReview } from './review-views.ts';

const MOST_ORDERS = 50;
const MOST_REVIEWS = 100;

export interface CustomerReviews {
  reviews: CustomerReview[];
  reviewable: ReviewableLine[];
}

/** Throws 404 for an order that is not the person's own. */
export async function reviewsOfOrder(uid: string, orderId: string): Promise<CustomerReviews> {
  const order = await findShopperOrder({ orderId, person: { uid } });
  const references = deliveredLines(order).map((line) => reviewRef(reviewIdOf(order.id, line)));
  const found = references.length === 0 ? [] : await firestore().getAll(...references);
  return toCustomerReviews([order], readReviews(found));
}

export async function newestCustomerReviews(uid: string): Promise<CustomerReviews> {
  const [bought, written] = await Promise.all([
    orders().where('uid', '==', uid).orderBy('createdAt', 'desc').limit(MOST_ORDERS).get(),
    reviews().where('uid', '==', uid).orderBy('createdAt', 'desc').limit(MOST_REVIEWS).get(),
  ]);
  return toCustomerReviews(readOrders(bought.docs), readReviews(written.docs));
}

function toCustomerReviews(
  bought: readonly OrderRecord[],
  written: readonly ReviewRecord[],
): CustomerReviews {
  const existing = new Set(written.map(({ id }) => id));
  return {
    reviews: written.map(toCustomerReview),
    reviewable: bought.flatMap(linesWithout(existing)),
  };
}

function linesWithout(existing: ReadonlySet<string>) {
  return (order: OrderRecord): ReviewableLine[] =>
    deliveredLines(order)
      .filter((line) => !existing.has(reviewIdOf(order.id, line)))
      .map(({ productId, options = {}, tailoringId, title }) => ({
        orderId: order.id,
        orderNumber: order.number,
        productId,
        options,
        ...(tailoringId !== undefined && { tailoringId }),
        title,
      }));
}
