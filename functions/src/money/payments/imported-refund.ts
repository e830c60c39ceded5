import { isDuplicatePayment } from '@kargha/domain/payments/order-balance';
import { addReview, reviewReason } from '@kargha/domain/payments/review-reason';

import type { Transaction } from '../../platform/firestore.ts';
import { updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { refundRef, type PaymentRecord, type RefundRecord } from '../../records/payment-record.ts';
import type { RefundedSale } from '../gift-cards/apply-sale-refund.ts';
import { replaceFailedRefunds } from '../refunds/failed-refunds.ts';
import type { ReturnRefund } from '../refunds/refund-outcome.ts';
import type { GatewayRefund } from '../gateway/payment-gateway.ts';

export interface RefundSituation {
  id: string;
  refund: RefundRecord | null;
  payment: PaymentRecord | null;
  order: OrderRecord | null;
  sold: RefundedSale | null;
  payback: ReturnRefund | null;
  earlier: readonly RefundRecord[];
  gatewayRefund: GatewayRefund;
  at: Date;
}

export type Imported = Omit<RefundRecord, 'id' | 'state' | 'gatewayRefundId' | 'updatedAt'>;

/** Refunding a duplicate payment does not change the sale, also when it was done in the dashboard. */
export function importedRefund({
  order,
  sold,
  payment,
  gatewayRefund,
  at,
}: RefundSituation): Imported {
  const isDuplicate = order !== null && isDuplicatePayment(order, gatewayRefund.paymentId);
  const changed = sold ? 'gift_card' : 'price_adjustment';
  return {
    ...paidFor({ order, sold }),
    paymentId: gatewayRefund.paymentId,
    method: payment?.method ?? 'other',
    amount: gatewayRefund.amount,
    purpose: isDuplicate ? 'duplicate_payment' : changed,
    initiatedFrom: 'dashboard',
    createdAt: at,
  };
}

function paidFor({
  order,
  sold,
}: Pick<RefundSituation, 'order' | 'sold'>): Pick<Imported, 'orderId' | 'giftCardSaleId'> {
  return { orderId: order?.id ?? null, ...(sold && { giftCardSaleId: sold.sale.id }) };
}

/** Only staff know what a refund in the dashboard was for. It is counted as the guess until they say so. */
export function purposeReview(
  { id, refund, order, gatewayRefund: { amount }, at }: RefundSituation,
  { purpose }: Imported,
): Pick<OrderRecord, 'reviewReasons'> | null {
  if (refund || !order || purpose !== 'price_adjustment') return null;
  const unknown = reviewReason('purpose_unknown', { refundId: id, amount }, at);
  return { reviewReasons: addReview(order.reviewReasons, unknown) };
}

/** Asks staff about a refund that is on its way. One that has arrived is noted when it is counted. */
export function createImported(
  transaction: Transaction,
  situation: RefundSituation,
  imported: Omit<RefundRecord, 'id'>,
): void {
  const { id, order, at } = situation;
  transaction.create(refundRef(id), imported);
  if (imported.state !== 'pending') return;
  const review = purposeReview(situation, imported);
  if (!order || !review) return;
  const what = 'A refund was made in the gateway’s dashboard';
  const move = { cause: `refund-found_${id}`, what, by: 'gateway', at, visibleToCustomer: false };
  updateOrder(transaction, order, move, review);
}

/** A failed refund of a duplicate payment is not retried after it was refunded in the dashboard. */
export function replaceFailedDuplicate(
  transaction: Transaction,
  { id, gatewayRefund, earlier }: RefundSituation,
  { purpose, amount }: Imported,
): void {
  if (gatewayRefund.status === 'failed' || purpose !== 'duplicate_payment') return;
  const duplicates = earlier.filter((one) => one.purpose === 'duplicate_payment');
  replaceFailedRefunds(transaction, duplicates, { by: id, amount });
}
