import { formatPaise } from '@kargha/domain/money/money-format';
import { advanceDispute, DISPUTE_STATUS_LABELS } from '@kargha/domain/payments/dispute';
import type { DisputeRecord } from '@kargha/domain/payments/dispute-schema';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { disputeRef, readDispute } from '../../records/dispute-record.ts';
import { orderRef, readOrder, updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { paymentRef, readPayment, webhookEventRef } from '../../records/payment-record.ts';
import type { GatewayDispute } from '../gateway/gateway-account.ts';

interface Delivery {
  eventId: string;
  event: string;
}

interface Update {
  dispute: GatewayDispute;
  by: string;
  at: Date;
}

/**
 * The only place that applies a dispute update, from a webhook, our own call or the nightly job. It moves forward
 * only, so that updates may repeat and arrive in any order. A dispute of an unknown payment is recorded too; the
 * nightly job finds its order later.
 */
export async function applyDispute(update: Update, delivery?: Delivery): Promise<DisputeRecord> {
  const applied = await inTransaction(async (transaction) => {
    const known = readDispute(await transaction.get(disputeRef(update.dispute.id)));
    const order = await orderOf(transaction, update.dispute);
    if (delivery) await recordDelivery(transaction, delivery, update);
    const next = nextRecord(known, order, update);
    if (known && isSame(known, next)) return known;
    transaction.set(disputeRef(update.dispute.id), next);
    if (order && isNews(known, next)) noteOnOrder(transaction, order, next, update);
    return next;
  });
  const { status, orderId } = applied;
  log.info('A dispute was recorded.', { dispute: update.dispute.id, status, order: orderId });
  return applied;
}

async function orderOf(
  transaction: Transaction,
  { paymentId }: GatewayDispute,
): Promise<OrderRecord | null> {
  const payment = readPayment(await transaction.get(paymentRef(paymentId)));
  if (payment?.orderId == null) return null;
  return readOrder(await transaction.get(orderRef(payment.orderId)));
}

async function recordDelivery(
  transaction: Transaction,
  { eventId, event }: Delivery,
  { dispute, at }: Update,
): Promise<void> {
  const record = webhookEventRef(eventId);
  if ((await transaction.get(record)).exists) return;
  transaction.create(record, { event, disputeId: dispute.id, receivedAt: at });
}

function nextRecord(
  known: DisputeRecord | null,
  order: OrderRecord | null,
  { dispute, at }: Update,
): DisputeRecord {
  const { id: _, ...facts } = dispute;
  const own = order ? { orderId: order.id, orderNumber: order.number } : NO_ORDER;
  const fresh = { ...facts, ...own, deductedAt: facts.deducted > 0 ? at : null, updatedAt: at };
  return known ? mergeRecords(known, fresh) : fresh;
}

const NO_ORDER = { orderId: null, orderNumber: null };

/** What was decided, submitted and deducted stays, whatever an older update says. */
function mergeRecords(known: DisputeRecord, fresh: DisputeRecord): DisputeRecord {
  const { orderId, orderNumber } = fresh.orderId === null ? known : fresh;
  const { deducted, deductedAt } = known.deductedAt ? known : fresh;
  const status = advanceDispute(known.status, fresh.status);
  const submittedAt = fresh.submittedAt ?? known.submittedAt;
  return { ...fresh, status, submittedAt, orderId, orderNumber, deducted, deductedAt };
}

function isSame(before: DisputeRecord, after: DisputeRecord): boolean {
  const facts = ({ updatedAt: _, ...rest }: DisputeRecord) =>
    JSON.stringify(Object.entries(rest).toSorted());
  return facts(before) === facts(after);
}

function isNews(before: DisputeRecord | null, after: DisputeRecord): boolean {
  return before?.status !== after.status || before.orderId === null;
}

/** The history of the order; customers are not told. */
function noteOnOrder(
  transaction: Transaction,
  order: OrderRecord,
  { status, amount }: DisputeRecord,
  { dispute: { id }, by, at }: Update,
): void {
  const state = DISPUTE_STATUS_LABELS[status].toLowerCase();
  const what = `Dispute over ${formatPaise(amount)}: ${state}`;
  // The revision, since a dispute may be open and under review several times in a second.
  const cause = `dispute-${id}_${status}_${order.revision ?? 0}`;
  updateOrder(transaction, order, { cause, what, by, at, visibleToCustomer: false }, {});
}
