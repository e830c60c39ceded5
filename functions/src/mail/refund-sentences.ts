import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';

import type { GiftCardRefund } from '../records/gift-card-record.ts';

/** How long a bank takes with what the gateway has sent. */
export const BANK_DELAY = 'Banks usually take 5 to 7 working days to show it.';

/** What goes back to a shopper, by each of its ways. */
export interface RefundBreakdown {
  /** by the gateway */
  back: Paise;
  /** by the hand of staff, since it came past the gateway */
  byHand: Paise;
  /** null when nothing goes back onto a gift card */
  onCard: GiftCardRefund | null;
}

/** A sentence of a letter for each way by which something goes back; none when nothing does. */
export function refundSentences({ back, byHand, onCard }: RefundBreakdown): string[] {
  const own = `We give ${formatPaise(byHand)} back to you ourselves, and write to you when it is done.`;
  return [
    ...(back > 0 ? [gatewayRefundSentence(back)] : []),
    ...(byHand > 0 ? [own] : []),
    ...(onCard ? [giftCardRefundSentence(onCard)] : []),
  ];
}

/** Where the gateway's money goes, and how long that takes. */
export function gatewayRefundSentence(amount: Paise): string {
  return `We are sending ${formatPaise(amount)} back to where it came from. ${BANK_DELAY}`;
}

/** Says what can be done with it, and promises nothing of a card that nobody can spend. */
export function giftCardRefundSentence(card: GiftCardRefund): string {
  const { last4, amount, until, lapsed, hasEnded, isSpendable } = card;
  const sum = formatPaise(amount);
  if (!isSpendable) {
    return `Your gift card …${last4} paid ${sum} of it and cannot be used any more: we will write to you about these ${sum}.`;
  }
  const back = `${sum} are back on your gift card …${last4}.`;
  if (hasEnded) return `${back} The card has ended: its last day passed before the order was paid.`;
  if (until === null) return `${back} You can use them at once.`;
  const left =
    lapsed > 0 ? ` The ${formatPaise(lapsed)} that were left on it then have lapsed.` : '';
  return `${back} Its last day had passed: you can now use it until ${formatLongDate(until)}.${left}`;
}
