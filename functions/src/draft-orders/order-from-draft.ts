import { formatPaise } from '@kargha/domain/money/money-format';
import type { DraftPaidRequest } from '@kargha/domain/orders/draft-order-requests';
import {
  offlinePaymentId,
  type OfflinePaymentRequest,
} from '@kargha/domain/payments/offline-payment';

import { conflict } from '../http/errors.ts';
import { refuseUnbillable } from '../invoices/billing-guard.ts';
import { readForCheckout, readSale, reserveForOrder } from '../payments/checkout/checkout-sale.ts';
import { retryOutOfStock } from '../payments/checkout/retry-out-of-stock.ts';
import { scheduleExpiryOf } from '../payments/reservations/schedule-expiry.ts';
import { isCovered, newOrder } from '../payments/checkout/new-order.ts';
import {
  offlineTimelineEntry,
  offlinePaymentFields,
  refuseWrongAmount,
  prepareOfflineRecord,
} from '../payments/offline-payment.ts';
import { payLink } from '../payments/links/pay-link.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { queueOrderPaidEmail } from '../payments/processing/payment-emails.ts';
import { trackingLink } from '../payments/links/tracking-link.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import {
  createOrder,
  newOrderNumber,
  orderRef,
  readOrder,
  type OrderRecord,
} from '../records/order-record.ts';
import { phoneOrderSettings } from '../records/phone-orders-record.ts';
import { draftCheckout, withPayLinkReservation } from './draft-checkout.ts';
import {
  draftRef,
  findDraft,
  refuseStaleDraft,
  type DraftAction,
  type DraftRecord,
} from './draft-record.ts';
import { queuePayLinkEmail } from './pay-link-email.ts';
import { refuseTooHigh } from './price-draft.ts';

/** The order of a draft, and whether it was made now. */
interface Made {
  order: OrderRecord;
  isNew: boolean;
}

/**
 * Makes the order of a draft, unpaid and with its pieces held as long as its payment link is open, and mails the link;
 * one that costs nothing, or that its gift card pays, is placed at once. Made again, or by two at once, it is the same
 * order. Throws 400 invalid, coupon_not_valid, gift_card_not_valid and discount_too_high, 404, 409 stale and as
 * priceCheckout does.
 */
export function sendDraft(
  context: PaymentContext,
  deed: DraftAction,
  asked: { amount: number; giftCard: string },
): Promise<OrderRecord> {
  return createDraftOrder(context, deed, { ...asked, seen: null });
}

/**
 * Makes the order of a draft that was paid past the gateway; it is placed at once. Recorded again it is the same order.
 * Throws as sendDraft, and 409 ordered when the order was made before, wrong_amount and reference_used.
 */
export function placePaidDraft(
  context: PaymentContext,
  deed: DraftAction,
  { revision: _seen, giftCard, ...seen }: DraftPaidRequest,
): Promise<OrderRecord> {
  return createDraftOrder(context, deed, { amount: seen.amount, giftCard, seen });
}

type ReceivedPayment = Omit<OfflinePaymentRequest, 'revision'>;

interface Way {
  amount: number;
  /** '' without one */
  giftCard: string;
  /** how it was paid; null when it is paid by its link */
  seen: ReceivedPayment | null;
}

async function createDraftOrder(
  context: PaymentContext,
  deed: DraftAction,
  way: Way,
): Promise<OrderRecord> {
  const { items } = await findDraft(deed.id);
  const { order, isNew } = await retryOutOfStock(context, items, () =>
    inTransaction((transaction) => createInTransaction(transaction, context, deed, way)),
  );
  if (isNew) await scheduleExpiryOf(context.scheduleExpiry, order);
  return order;
}

async function createInTransaction(
  transaction: Transaction,
  context: PaymentContext,
  deed: DraftAction,
  way: Way,
): Promise<Made> {
  const draft = await findDraft(deed.id, transaction);
  if (draft.orderId !== null) {
    return { order: await orderOf(transaction, draft, way), isNew: false };
  }
  refuseStaleDraft(draft, deed);
  const asked = draftCheckout(context, draft, way);
  await refuseUnbillable(asked.request.customer, draft.uid);
  const take = way.seen && (await prepareOfflineRecord(transaction, way.seen));
  const { settings, shelf } = await readForCheckout(transaction, asked);
  const phoneOrders = await phoneOrderSettings(transaction);
  const checkout = withPayLinkReservation({ ...asked, settings }, phoneOrders);
  const { sale, codes } = await readSale(transaction, checkout, shelf);
  if (draft.discount) refuseTooHigh(sale.totals, phoneOrders);
  if (way.seen) refuseWrongAmount(way.seen, sale.totals.total);
  const unpaid = { ...newOrder(checkout, sale, newOrderNumber()), draftId: draft.id };
  const order = way.seen ? placed(unpaid, way.seen, checkout.at) : unpaid;
  write(transaction, order, draft, { ...deed, way });
  reserveForOrder(transaction, order, codes, { ids: context.ids, by: deed.by, at: deed.at });
  take?.(order, { by: deed.by, at: deed.at });
  letterOf(transaction, context, order, deed.at);
  return { order, isNew: true };
}

/** The order that was made before; only the same payment may be recorded for it again. */
async function orderOf(
  transaction: Transaction,
  draft: DraftRecord,
  { seen }: Way,
): Promise<OrderRecord> {
  const order = readOrder(await transaction.get(orderRef(draft.orderId ?? '')));
  const isSame = seen === null || order?.payment.paymentId === offlinePaymentId(seen);
  if (order && isSame) return order;
  const sentence = `Order ${draft.orderNumber ?? ''} was made of this draft already. Record the payment there.`;
  throw conflict('ordered', sentence, { orderId: draft.orderId });
}

function placed(order: OrderRecord, seen: ReceivedPayment, at: Date): OrderRecord {
  const payment = { ...order.payment, ...offlinePaymentFields(seen, order.totals.total) };
  const stateTimes = { ...order.stateTimes, placed: at };
  return { ...order, state: 'placed', stateTimes, payment, holdExpiresAt: null };
}

function write(
  transaction: Transaction,
  order: OrderRecord,
  draft: DraftRecord,
  { by, at, way: { seen } }: DraftAction & { way: Way },
): void {
  const { id: orderId, number: orderNumber, totals, giftCard } = order;
  const words = seen
    ? offlineTimelineEntry(seen)
    : { what: `Order taken for ${formatPaise(totals.total)}`, note: '' };
  const note = [words.note, draft.note].filter((one) => one !== '').join('\n');
  const move = { cause: 'draft', to: order.state, what: words.what, by, at, note };
  createOrder(transaction, order, { ...move, visibleToCustomer: false });
  const changes = { state: 'ordered', orderId, orderNumber, revision: draft.revision + 1 } as const;
  transaction.update(draftRef(draft.id), { ...changes, by, updatedAt: at });
  writeAudit(transaction, {
    action: seen ? 'draftOrder.paid' : 'draftOrder.send',
    target: draftRef(draft.id).path,
    actor: by,
    before: { state: draft.state },
    after: {
      state: 'ordered',
      orderId,
      orderNumber,
      total: totals.total,
      discount: draft.discount,
      ...(giftCard && { giftCard: giftCard.amount, giftCardLast4: giftCard.last4 }),
    },
    reason: draft.discount?.reason ?? '',
    at,
  });
}

/** A covered order has had its letter from what it took. */
function letterOf(
  transaction: Transaction,
  { ids }: PaymentContext,
  order: OrderRecord,
  at: Date,
): void {
  if (isCovered(order)) return;
  if (order.state === 'placed')
    queueOrderPaidEmail(transaction, order, trackingLink(ids, order.id, at));
  else queuePayLinkEmail(transaction, order, payLink(ids, order.id));
}
