import { formatPaise } from '@kargha/domain/money/money-format';

import { toAmounts, toPricedItem } from '../../mail/email-items.ts';
import { composeEmail } from '../../mail/email.ts';
import { gatewayRefundSentence } from '../../mail/refund-sentences.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import { paymentEmailId } from '../../records/order-email-id.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { LatePaymentReason } from './late-payment.ts';

export function queuePaymentConfirmationEmail(
  transaction: Transaction,
  order: OrderRecord,
  trackingLink: string,
): void {
  const { city, state, pincode } = order.customer.address;
  queueEmail(
    transaction,
    paymentEmailId(order, 'paid'),
    composeEmail(order.customer, `Your order ${order.number} has been placed`, [
      `Thank you. ${paymentReceivedText(order)} for order ${order.number}.`,
      { items: order.lines.map(toPricedItem) },
      { amounts: toAmounts(order) },
      // The city is free text, the state is chosen from a list.
      {
        label: 'Deliver to',
        typed: `${city}, ${pincode}`,
        otherwise: { label: 'Deliver to', text: `${state}, ${pincode}` },
      },
      { text: 'Track your order', address: trackingLink },
      `The link works for 90 days. You can also enter ${order.number} and this email address on our Track Order page.`,
    ]),
  );
}

function paymentReceivedText({ totals, giftCard }: OrderRecord): string {
  const byCard = giftCard && `${formatPaise(giftCard.amount)} from gift card …${giftCard.last4}`;
  if (totals.total === 0) return byCard ? `You have paid ${byCard}` : 'There was nothing to pay';
  const money = `We have received ${formatPaise(totals.total)}`;
  return byCard ? `${money} and ${byCard}` : money;
}

const LATE_REASONS: Record<LatePaymentReason, string> = {
  over: 'after the order was closed, so its items and price were no longer reserved for you.',
  used_up: 'after the reservation expired, and by then the discount code had reached its limit.',
  gone: 'after the reservation expired, and by then one of the items had been sold.',
  card: 'after the reservation expired, and by then the gift card could not cover its share.',
};

export function queueLatePaymentEmail(
  transaction: Transaction,
  order: OrderRecord,
  reason: LatePaymentReason,
): void {
  queueEmail(
    transaction,
    `order_${order.id}_shortfall`,
    composeEmail(order.customer, `We are refunding your payment for order ${order.number}`, [
      `Your payment of ${formatPaise(order.totals.total)} for order ${order.number} reached us ` +
        LATE_REASONS[reason],
      `We are sorry. ${gatewayRefundSentence(order.totals.total)}`,
    ]),
  );
}
