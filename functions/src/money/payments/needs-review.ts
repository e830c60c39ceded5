import type { ReviewItem } from '@kargha/domain/payments/payment-endpoints';

import type { Query } from '../../platform/firestore.ts';
import { orders, readOrderOrSkip } from '../../records/order-record.ts';
import { payments, readPaymentOrSkip } from '../../records/payment-record.ts';

const MOST = 100;

export async function listNeedsReview(): Promise<ReviewItem[]> {
  const [onHold, unmatched] = await Promise.all([
    waiting(orders(), 'listing.needsReview'),
    waiting(payments(), 'needsReview'),
  ]);
  const fromOrders = onHold.docs.flatMap((snapshot): ReviewItem[] => {
    const order = readOrderOrSkip(snapshot);
    if (!order) return [];
    const { id, number, reviewReasons, totals, updatedAt: at } = order;
    const amount = totals.total;
    return [{ kind: 'order', id, reviewReasons, orderId: id, orderNumber: number, amount, at }];
  });
  const fromPayments = unmatched.docs.flatMap((snapshot): ReviewItem[] => {
    const payment = readPaymentOrSkip(snapshot);
    if (payment?.orderId !== null) return [];
    const { reviewReasons, amount, updatedAt: at } = payment;
    const { id } = snapshot;
    return [{ kind: 'payment', id, reviewReasons, orderId: null, orderNumber: null, amount, at }];
  });
  return [...fromOrders, ...fromPayments].sort((a, b) => b.at.getTime() - a.at.getTime());
}

function waiting(query: Query, flag: string) {
  return query.where(flag, '==', true).limit(MOST).get();
}
