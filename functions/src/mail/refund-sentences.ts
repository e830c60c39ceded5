import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { ExchangeCredit } from '@kargha/domain/orders/order-schema';

import type { GiftCardRefund } from '../records/gift-card-record.ts';

export const BANK_DELAY = 'Banks usually take 5 to 7 working days to show it.';

/** What a shopper gets back, by the way it takes. */
export interface RefundBreakdown {
  /** through the gateway */
  back: Paise;
  /** by a manual refund of staff, for what was paid offline */
  byHand: Paise;
  /** null when nothing goes back to a gift card */
  onCard: GiftCardRefund | null;
}

/** One sentence for each way in which money goes back; empty when none does. */
export function refundSentences({ back, byHand, onCard }: RefundBreakdown): string[] {
  const manual = `We will refund ${formatPaise(byHand)} to you ourselves and email you when it is done.`;
  return [
    ...(back > 0 ? [gatewayRefundSentence(back)] : []),
    ...(byHand > 0 ? [manual] : []),
    ...(onCard ? [giftCardRefundSentence(onCard)] : []),
  ];
}

export function gatewayRefundSentence(amount: Paise): string {
  return `We are refunding ${formatPaise(amount)} to your original payment method. ${BANK_DELAY}`;
}

/** The order whose items paid for this one sends the money, and its own email. */
export function exchangeSentence({ orderNumber, credit, refunded }: ExchangeCredit): string {
  const sum = formatPaise(paise(credit - (refunded ?? 0)));
  return `We are refunding the ${sum} that your returned items paid, the way you paid for order ${orderNumber}.`;
}

export function giftCardRefundSentence(card: GiftCardRefund): string {
  const { last4, amount, until, expiredBalance, hasEnded, isSpendable } = card;
  const sum = formatPaise(amount);
  if (!isSpendable) {
    return `You paid ${sum} with your gift card …${last4}, which can no longer be used. We will write to you about this amount.`;
  }
  const back = `${sum} is back on your gift card …${last4}.`;
  if (hasEnded) return `${back} The card had already expired before the order was paid.`;
  if (until === null) return `${back} You can use it right away.`;
  const rest =
    expiredBalance > 0
      ? ` The ${formatPaise(expiredBalance)} that was left on it before has expired.`
      : '';
  return `${back} It had expired, so you can now use it until ${formatLongDate(until)}.${rest}`;
}
