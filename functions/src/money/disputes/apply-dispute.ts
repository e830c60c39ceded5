import { formatPaise } from '@kargha/domain/money/money-format';
import { advanceDispute, DISPUTE_STATUS_LABELS } from '@kargha/domain/payments/dispute';
import type { DisputeRecord } from '@kargha/domain/payments/dispute-schema';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { disputeRef, readDispute } from '../../records/dispute-record.ts';
import { orderRef, readOrder, updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { paymentRef, readPayment, webhookEventRef } from '../../records/payment-record.ts';
import type { GatewayDispute } from '../gateway/gateway-account.ts';
import {
  readRefundedSale,
  takeCardBack,
  type RefundedSale,
} from '../gift-cards/apply-sale-refund.ts';

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
    const about = await readDisputed(transaction, update.dispute);
    const { order, sold } = about;
    if (delivery) await recordDelivery(transaction, delivery, update);
    const next = nextRecord(known, about, update);
    if (sold && next.deducted > 0) disableCard(transaction, sold, update);
    if (known && isSame(known, next)) return known;
    transaction.set(disputeRef(update.dispute.id), next);
    if (order && isNews(known, next)) noteOnOrder(transaction, order, next, update);
    return next;
  });
  const { status, orderId: order, giftCardSaleId: sale = null } = applied;
  log.info('A dispute was recorded.', { dispute: update.dispute.id, status, order, sale });
  return applied;
}

/** What the disputed payment was for: an order or the sale of a gift card. Both are null while it is unknown. */
interface Disputed {
  order: OrderRecord | null;
  sold: RefundedSale | null;
}

async function readDisputed(
  transaction: Transaction,
  { paymentId }: GatewayDispute,
): Promise<Disputed> {
  const payment = readPayment(await transaction.get(paymentRef(paymentId)));
  const sold = await readRefundedSale(transaction, payment);
  const orderId = payment?.orderId ?? null;
  const order = orderId === null ? null : readOrder(await transaction.get(orderRef(orderId)));
  return { order, sold };
}

/** The customer has the money back, so the card cannot be spent. A second payment of the sale issued no card. */
function disableCard(
  transaction: Transaction,
  sold: RefundedSale,
  { dispute: { id, paymentId }, by, at }: Update,
): void {
  if (sold.sale.paymentId !== paymentId) return;
  takeCardBack(transaction, sold, `Its payment was lost in dispute ${id}.`, { by, at });
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
  { order, sold }: Disputed,
  { dispute, at }: Update,
): DisputeRecord {
  const { id: _, ...facts } = dispute;
  const own = order ? { orderId: order.id, orderNumber: order.number } : NO_ORDER;
  const card = sold && {
    giftCardSaleId: sold.sale.id,
    giftCardNumber: sold.sale.cardNumber || sold.sale.number,
  };
  const fresh = {
    ...facts,
    ...own,
    ...card,
    deductedAt: facts.deducted > 0 ? at : null,
    updatedAt: at,
  };
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
