import { reserve } from '@kargha/domain/stock/stock';

import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { changeStock } from '../../records/stock-record.ts';
import { trackingLink } from '../links/order-tracking-link.ts';
import { queuePaymentConfirmationEmail } from '../payments/payment-emails.ts';
import { emailCode } from '../cash-on-delivery/confirmation-code.ts';
import type { ResolvedCodes } from './checkout-codes.ts';
import { isCovered } from './new-order.ts';
import { redeemCodes } from './order-codes.ts';

/**
 * Reserves a new order's stock, counts its discount code and spends its gift card. An order that these cover in full is
 * paid, so its confirmation email is queued too; one with cash on delivery needs the code that is emailed.
 */
export function reserveStock(
  transaction: Transaction,
  order: OrderRecord,
  { coupon, card }: ResolvedCodes,
  { ids, ...cause }: { ids: KeyedIds; by: string; at: Date },
): void {
  const { id: orderId, holdRound: round } = order;
  changeStock(transaction, order.lines, reserve, { orderId, round, ...cause });
  const codes = { hasDiscount: coupon !== null, card: card?.card ?? null };
  redeemCodes(transaction, order, codes, cause);
  if (isCovered(order)) {
    queuePaymentConfirmationEmail(transaction, order, trackingLink(ids, orderId, cause.at));
  }
  if (order.cashOnDelivery?.advance === 0) emailCode(transaction, ids, order);
}
