import { joinMessages, type Message } from '@kargha/domain/messages/message';
import type { Order } from '@kargha/domain/orders/order';

import type { Mail } from '../records/email-record.ts';
import { expectedSentence, toAmounts, toPricedItem } from './email-items.ts';
import { composeEmail } from './email.ts';
import { cashMessages } from './cash-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { gatewayRefundSentence } from './refund-sentences.ts';

type PaidOrder = Pick<Order, 'number' | 'customer' | 'lines' | 'totals' | 'giftCard'> &
  Partial<Pick<Order, 'cashOnDelivery' | 'expectedDelivery'>>;

/** `trackingLink` opens the order's public page without a sign-in. */
export function placedEmail(order: PaidOrder, trackingLink: string): Mail {
  const { number } = order;
  const { city, state, pincode } = order.customer.address;
  return composeEmail(order.customer, mailMessages.placed_subject({ number }), [
    cashToPay(order) ?? paymentReceived(order),
    { items: order.lines.map(toPricedItem) },
    { amounts: toAmounts(order) },
    // The city is free text, the state is chosen from a list.
    {
      label: mailMessages.deliver_to(),
      typed: `${city}, ${pincode}`,
      otherwise: { label: mailMessages.deliver_to(), text: `${state}, ${pincode}` },
    },
    ...expectedSentence(order),
    { text: mailMessages.track(), address: trackingLink },
    mailMessages.link_ends({ number }),
  ]);
}

/** Null for an order that is paid online. */
function cashToPay({ number, totals, cashOnDelivery }: PaidOrder): Message | null {
  if (!cashOnDelivery) return null;
  const { advance } = cashOnDelivery;
  const amount = totals.total - advance;
  return advance > 0
    ? cashMessages.placed_advance({ advance, amount, number })
    : cashMessages.placed_cash({ amount, number });
}

function paymentReceived({ number, totals, giftCard }: PaidOrder): Message {
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
};
type LateReason = keyof typeof LATE_REASONS;

export function latePaymentEmail(
  { number, customer, totals: { total: amount } }: PaidOrder,
  reason: LateReason,
): Mail {
  return composeEmail(customer, mailMessages.late_subject({ number }), [
    LATE_REASONS[reason]({ amount, number }),
    joinMessages([mailMessages.sorry(), gatewayRefundSentence(amount)]),
  ]);
}
