import { joinMessages, type Message } from '@kargha/domain/messages/message';

import { toAmounts, toPricedItem } from '../../mail/email-items.ts';
import { composeEmail } from '../../mail/email.ts';
import { mailMessages } from '../../mail/mail-messages.ts';
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
  const { number } = order;
  const { city, state, pincode } = order.customer.address;
  queueEmail(
    transaction,
    paymentEmailId(order, 'paid'),
    composeEmail(order.customer, mailMessages.placed_subject({ number }), [
      paymentReceived(order),
      { items: order.lines.map(toPricedItem) },
      { amounts: toAmounts(order) },
      // The city is free text, the state is chosen from a list.
      {
        label: mailMessages.deliver_to(),
        typed: `${city}, ${pincode}`,
        otherwise: { label: mailMessages.deliver_to(), text: `${state}, ${pincode}` },
      },
      { text: mailMessages.track(), address: trackingLink },
      mailMessages.link_ends({ number }),
    ]),
  );
}

function paymentReceived({ number, totals, giftCard }: OrderRecord): Message {
  const { total: amount } = totals;
  if (!giftCard) {
    return amount === 0
      ? mailMessages.placed_free({ number })
      : mailMessages.placed_paid({ amount, number });
  }
  const { amount: card, last4 } = giftCard;
  return amount === 0
    ? mailMessages.placed_card({ card, last4, number })
    : mailMessages.placed_paid_and_card({ amount, card, last4, number });
}

const LATE_REASONS = {
  over: mailMessages.late_over,
  used_up: mailMessages.late_used_up,
  gone: mailMessages.late_gone,
  card: mailMessages.late_card,
} satisfies Record<LatePaymentReason, object>;

export function queueLatePaymentEmail(
  transaction: Transaction,
  { id, number, customer, totals: { total: amount } }: OrderRecord,
  reason: LatePaymentReason,
): void {
  queueEmail(
    transaction,
    `order_${id}_shortfall`,
    composeEmail(customer, mailMessages.late_subject({ number }), [
      LATE_REASONS[reason]({ amount, number }),
      joinMessages([mailMessages.sorry(), gatewayRefundSentence(amount)]),
    ]),
  );
}
