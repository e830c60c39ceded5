import { paise } from '@kargha/domain/money/paise';

import { hoursAfter } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { orderDocument } from './order-document.ts';
import { paymentTime, refundTime } from './order-money.ts';
import { orderIds, returnId } from './order-ids.ts';
import type { PlannedOrder } from './order-plan.ts';
import { orderTimeline, wasPaid } from './order-timeline.ts';

/** payments, webhookEvents and refunds of one order, as the server would have written them. */
export function paymentDocuments(plan: PlannedOrder): SeedDocument[] {
  const timeline = orderTimeline(plan);
  const at = paymentTime(plan, timeline);
  if (!at) return [];
  return [paymentOf(plan, at), webhookOf(plan, at), ...refundsOf(plan, refundTime(plan, timeline))];
}

function paymentOf(plan: PlannedOrder, at: Date): SeedDocument {
  const { paymentId, gatewayOrderId } = orderIds(plan.key);
  const { id, totals, payment, currency } = orderDocument(plan);
  return seedDocument(`payments/${paymentId}`, {
    orderId: id,
    gatewayOrderId,
    amount: plan.bulk ? payment.captured : totals.total,
    currency,
    method: plan.method,
    state: paymentState(plan),
    refunded: plan.refunded ? totals.total : paise(0),
    reviewReasons: [],
    needsReview: false,
    refunding: plan.payment === 'late',
    updatedAt: refundTime(plan, orderTimeline(plan)) ?? at,
  });
}

function paymentState(plan: PlannedOrder): string {
  if (plan.refunded) return 'refunded';
  return wasPaid(plan) ? 'captured' : 'failed';
}

function webhookOf(plan: PlannedOrder, at: Date): SeedDocument {
  const { eventId, paymentId } = orderIds(plan.key);
  const event = wasPaid(plan) ? 'payment.captured' : 'payment.failed';
  return seedDocument(`webhookEvents/${eventId}`, {
    event,
    paymentId,
    receivedAt: hoursAfter(at, 0.005),
  });
}

function refundsOf(plan: PlannedOrder, at: Date | undefined): SeedDocument[] {
  if (!at) return [];
  const { refundId, gatewayRefundId, paymentId } = orderIds(plan.key);
  const { id, totals } = orderDocument(plan);
  const isLate = plan.payment === 'late';
  const isReturned = plan.state === 'returned';
  const refund = {
    orderId: id,
    paymentId,
    method: plan.method,
    amount: totals.total,
    purpose: isLate ? 'shortfall' : isReturned ? 'return' : 'cancellation',
    ...(isReturned && { returnId: returnId(plan.key) }),
    state: 'processed',
    gatewayRefundId,
    initiatedFrom: initiator(plan),
    createdAt: hoursAfter(at, -0.1),
    updatedAt: at,
  };
  return [seedDocument(`refunds/${refundId}`, refund)];
}

function initiator(plan: PlannedOrder): string {
  if (plan.payment === 'late') return 'auto';
  return plan.state === 'returned' ? 'return' : 'admin';
}
