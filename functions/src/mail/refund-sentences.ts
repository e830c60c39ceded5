import { formatLongDate } from '@kargha/domain/india/long-date';
import { joinMessages, type Message } from '@kargha/domain/messages/message';
import type { Paise } from '@kargha/domain/money/paise';
import type { ExchangeCredit } from '@kargha/domain/orders/order-schema';

import type { GiftCardRefund } from '../records/gift-card-record.ts';
import { mailMessages } from './mail-messages.ts';

/** What a shopper gets back, by the way it takes. */
export interface RefundBreakdown {
  /** through the gateway */
  back: Paise;
  /** by a manual refund of staff, for what was paid offline */
  byHand: Paise;
  /** null when nothing goes back to a gift card */
  onCard: GiftCardRefund | null;
}

/** One part for each way in which money goes back; empty when none does. */
export function refundSentences({ back, byHand, onCard }: RefundBreakdown): Message[] {
  return [
    ...(back > 0 ? [gatewayRefundSentence(back)] : []),
    ...(byHand > 0 ? [mailMessages.refunding_by_hand({ amount: byHand })] : []),
    ...(onCard ? [giftCardRefundSentence(onCard)] : []),
  ];
}

export function gatewayRefundSentence(amount: Paise): Message {
  return joinMessages([mailMessages.refunding({ amount }), mailMessages.bank_delay()]);
}

/** The order whose items paid for this one sends the money, and its own email. */
export function exchangeSentence({
  orderNumber: number,
  credit,
  refunded,
}: ExchangeCredit): Message {
  return mailMessages.refunding_exchange({ amount: credit - (refunded ?? 0), number });
}

export function giftCardRefundSentence(card: GiftCardRefund): Message {
  const { last4, amount, until, expiredBalance, hasEnded, isSpendable } = card;
  if (!isSpendable) return mailMessages.card_off({ amount, last4 });
  const back = mailMessages.card_back({ amount, last4 });
  if (hasEnded) return joinMessages([back, mailMessages.card_had_ended()]);
  if (until === null) return joinMessages([back, mailMessages.card_right_away()]);
  const ended = mailMessages.card_rest_ended({ amount: expiredBalance });
  return joinMessages([
    back,
    mailMessages.card_until({ day: formatLongDate(until) }),
    ...(expiredBalance > 0 ? [ended] : []),
  ]);
}
