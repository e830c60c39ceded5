import { formatPaise } from '@kargha/domain/money/money-format';
import type { DraftOrder } from '@kargha/domain/orders/draft-order';
import type { DraftPaidRequest } from '@kargha/domain/orders/draft-order-requests';
import {
  offlinePaymentId,
  type OfflinePaymentRequest,
} from '@kargha/domain/payments/offline-payment';

import { conflict } from '../../http/errors.ts';
import { refuseUnbillable } from '../../people/companies/gst-billing-guard.ts';
import { readForCheckout, readSale } from '../../money/checkout/checkout-sale.ts';
import { reserveStock } from '../../money/checkout/reserve-stock.ts';
import { retryOutOfStock } from '../../money/checkout/retry-out-of-stock.ts';
import { scheduleOrderExpiry } from '../../money/reservations/schedule-order-expiry.ts';
import { isCovered, newOrder } from '../../money/checkout/new-order.ts';
import {
  offlineTimelineEntry,
  offlinePaymentFields,
  refuseWrongAmount,
  prepareOfflineRecord,
} from '../../money/payments/offline-payment.ts';
import { payLink } from '../../money/links/pay-link.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { queuePaymentConfirmationEmail } from '../../money/payments/payment-emails.ts';
import { trackingLink } from '../../money/links/order-tracking-link.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import {
  createOrder,
  newOrderNumber,
  orderRef,
  readOrder,
  type OrderRecord,
} from '../../records/order-record.ts';
import { phoneOrderSettings } from '../../records/phone-orders-record.ts';
import { draftCheckout, withLanguageOfProfile, withPayLinkReservation } from './draft-checkout.ts';
import { draftRef, findDraft, refuseStaleDraft, type DraftAction } from './draft-record.ts';
import { queuePayLinkEmail } from './pay-link-email.ts';
import { refuseTooHigh } from './price-draft.ts';

interface CreatedOrder {
  order: OrderRecord;
  isNew: boolean;
}

/**
 * Creates the unpaid order of a draft, reserves its stock as long as the payment link is valid, and emails the
 * link. An order with nothing to pay is placed at once. Called again, it returns the same order. Throws 400
 * invalid, coupon_not_valid, gift_card_not_valid and discount_too_high, 404, 409 stale and as priceCheckout does.
 */
export function sendDraft(
  context: PaymentContext,
  action: DraftAction,
  input: { amount: number; giftCard: string },
): Promise<OrderRecord> {
  return createDraftOrder(context, action, { ...input, offlinePayment: null });
}

/**
 * Creates and places the order of a draft that was paid offline. Called again with the same payment, it returns
 * the same order. Throws as sendDraft does, and 409 ordered, wrong_amount and reference_used.
 */
export function placePaidDraft(
  context: PaymentContext,
  action: DraftAction,
  { revision: _seen, giftCard, ...offlinePayment }: DraftPaidRequest,
): Promise<OrderRecord> {
  return createDraftOrder(context, action, {
    amount: offlinePayment.amount,
    giftCard,
    offlinePayment,
  });
}

type ReceivedPayment = Omit<OfflinePaymentRequest, 'revision'>;

interface PaymentChoice {
  amount: number;
  giftCard: string;
  /** null when it is paid by its link */
  offlinePayment: ReceivedPayment | null;
}

async function createDraftOrder(
  context: PaymentContext,
  action: DraftAction,
  choice: PaymentChoice,
): Promise<OrderRecord> {
  const { items } = await findDraft(action.id);
  const { order, isNew } = await retryOutOfStock(context, items, () =>
    inTransaction((transaction) => createInTransaction(transaction, context, action, choice)),
  );
  if (isNew) await scheduleOrderExpiry(context.scheduleExpiry, order);
  return order;
}

async function createInTransaction(
  transaction: Transaction,
  context: PaymentContext,
  action: DraftAction,
  choice: PaymentChoice,
): Promise<CreatedOrder> {
  const draft = await findDraft(action.id, transaction);
  if (draft.orderId !== null) {
    return { order: await existingOrder(transaction, draft, choice), isNew: false };
  }
  refuseStaleDraft(draft, action);
  const input = await withLanguageOfProfile(transaction, draftCheckout(context, draft, choice));
  await refuseUnbillable(input.request.customer, draft.uid);
  const take =
    choice.offlinePayment && (await prepareOfflineRecord(transaction, choice.offlinePayment));
  const { settings, available } = await readForCheckout(transaction, input);
  const phoneOrders = await phoneOrderSettings(transaction);
  const checkout = withPayLinkReservation({ ...input, settings }, phoneOrders);
  const { sale, codes } = await readSale(transaction, checkout, available);
  if (draft.discount) refuseTooHigh(sale.totals, phoneOrders);
  if (choice.offlinePayment) refuseWrongAmount(choice.offlinePayment, sale.totals.total);
  const unpaid = { ...newOrder(checkout, sale, newOrderNumber()), draftId: draft.id };
  const order = choice.offlinePayment
    ? asPlaced(unpaid, choice.offlinePayment, checkout.at)
    : unpaid;
  writeDraftOrder(transaction, order, draft, { ...action, choice });
  reserveStock(transaction, order, codes, { ids: context.ids, by: action.by, at: action.at });
  take?.(order, { by: action.by, at: action.at });
  queueOrderEmail(transaction, context, order, action.at);
  return { order, isNew: true };
}

/** Only the same offline payment may be recorded again for an existing order. */
async function existingOrder(
  transaction: Transaction,
  draft: DraftOrder,
  { offlinePayment }: PaymentChoice,
): Promise<OrderRecord> {
  const order = readOrder(await transaction.get(orderRef(draft.orderId ?? '')));
  const isSame =
    offlinePayment === null || order?.payment.paymentId === offlinePaymentId(offlinePayment);
  if (order && isSame) return order;
  const message = `This draft is already order ${draft.orderNumber ?? ''}. Record the payment there.`;
  throw conflict('ordered', message, { orderId: draft.orderId });
}

function asPlaced(order: OrderRecord, offlinePayment: ReceivedPayment, at: Date): OrderRecord {
  const payment = { ...order.payment, ...offlinePaymentFields(offlinePayment, order.totals.total) };
  const stateTimes = { ...order.stateTimes, placed: at };
  return { ...order, state: 'placed', stateTimes, payment, holdExpiresAt: null };
}

function writeDraftOrder(
  transaction: Transaction,
  order: OrderRecord,
  draft: DraftOrder,
  { by, at, choice: { offlinePayment } }: DraftAction & { choice: PaymentChoice },
): void {
  const { id: orderId, number: orderNumber, totals, giftCard } = order;
  const words = offlinePayment
    ? offlineTimelineEntry(offlinePayment)
    : { what: `Order created for ${formatPaise(totals.total)}`, note: '' };
  const note = [words.note, draft.note].filter((one) => one !== '').join('\n');
  const move = { cause: 'draft', to: order.state, what: words.what, by, at, note };
  createOrder(transaction, order, { ...move, visibleToCustomer: false });
  const changes = { state: 'ordered', orderId, orderNumber, revision: draft.revision + 1 } as const;
  transaction.update(draftRef(draft.id), { ...changes, by, updatedAt: at });
  writeAudit(transaction, {
    action: offlinePayment ? 'draftOrder.paid' : 'draftOrder.send',
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

function queueOrderEmail(
  transaction: Transaction,
  { ids }: PaymentContext,
  order: OrderRecord,
  at: Date,
): void {
  if (isCovered(order)) return;
  if (order.state === 'placed')
    queuePaymentConfirmationEmail(transaction, order, trackingLink(ids, order.id, at));
  else queuePayLinkEmail(transaction, order, payLink(ids, order.id));
}
