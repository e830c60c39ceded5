import { COLLECTIONS } from '@kargha/domain/records/collections';
import { deliveredLines } from '@kargha/domain/reviews/delivered-lines';
import { type ReviewState, reviewKey } from '@kargha/domain/reviews/review';
import type { ReviewSum } from '@kargha/domain/reviews/review-sum';
import { reviewerName } from '@kargha/domain/reviews/reviewer-name';

import { hoursAfter } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { hashOf } from '../foundation/stable-id.ts';
import { orderOf } from '../orders/orders.ts';
import { returnDocuments } from '../trade/returns.ts';
import { PLANNED_REVIEWS, type PlannedReview } from './planned-reviews.ts';

export function reviewDocuments(): SeedDocument[] {
  return PLANNED_REVIEWS.map((planned) => {
    const { order, line } = findOrderLine(planned);
    const id = hashOf(reviewKey(order.id, line)).slice(0, 32);
    return seedDocument(`${COLLECTIONS.reviews}/${id}`, reviewOf(planned));
  });
}

export function ratingsByProduct(): ReadonlyMap<string, ReviewSum> {
  const sums = new Map<string, ReviewSum>();
  for (const planned of PLANNED_REVIEWS) {
    if ((planned.status ?? 'published') !== 'published') continue;
    const before = sums.get(planned.product) ?? { count: 0, sum: 0 };
    sums.set(planned.product, addRating(before, planned));
  }
  return sums;
}

function addRating({ count, sum, fits }: ReviewSum, { rating, fit }: PlannedReview): ReviewSum {
  const answers = fit ? { ...fits, [fit]: (fits?.[fit] ?? 0) + 1 } : fits;
  return { count: count + 1, sum: sum + rating, ...(answers && { fits: answers }) };
}

function reviewOf(planned: PlannedReview) {
  const { rating, text, status = 'published' satisfies ReviewState, rejection = '' } = planned;
  const { order, line } = findOrderLine(planned);
  const { delivered } = order.stateTimes;
  if (!delivered) throw new RangeError(`${planned.order} has not been delivered.`);
  const createdAt = hoursAfter(delivered, planned.daysLater * 24);
  const moderatedAt = hoursAfter(createdAt, 9);
  const { fit, reply } = planned;
  return {
    productId: line.productId,
    orderId: order.id,
    options: line.options ?? {},
    title: line.title,
    uid: order.uid,
    name: reviewerName(order.customer.name),
    rating,
    text,
    ...(fit && { fit }),
    status,
    rejection,
    reply: reply === undefined ? null : { text: reply, at: moderatedAt },
    returned: findReturnedLines().has(`${order.id} ${line.productId}`),
    createdAt,
    editedAt: null,
    updatedAt: status === 'pending' ? createdAt : moderatedAt,
  };
}

/** Throws for guest orders and for items that have not been delivered. */
function findOrderLine({ order: key, product }: PlannedReview) {
  const order = orderOf(key);
  const line = deliveredLines(order).find(({ productId }) => productId === product);
  if (!line || order.uid === null) throw new RangeError(`${key}: ${product} cannot be reviewed.`);
  return { order, line };
}

function findReturnedLines(): ReadonlySet<string> {
  const returns = returnDocuments().map(({ data }) => data as ReturnedLines);
  const lines = returns.flatMap(({ orderId, lines: all }) =>
    all
      .filter(({ received = 0 }) => received > 0)
      .map(({ productId }) => `${orderId} ${productId}`),
  );
  return new Set(lines);
}

interface ReturnedLines {
  orderId: string;
  lines: readonly { productId: string; received?: number }[];
}
