import { formatPaise } from '../money/money-format.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { PaymentRecord } from '../payments/payment-schema.ts';
import type { GiftCard } from './gift-card.ts';
import type { GiftCardSale } from './gift-card-sale-schema.ts';

interface SaleRecords {
  card: Pick<GiftCard, 'initial' | 'state' | 'saleId'> | null;
  payment: Pick<PaymentRecord, 'amount' | 'refunded' | 'offer' | 'customerFee'> | null;
  /** what the bank took back of the payment in lost disputes */
  deducted: Paise;
}

/**
 * What does not fit between a sale, its card and its payment: the value of the card that was issued is what was
 * captured minus what was refunded. A card that was taken back, or whose money the bank took back, counts nothing. Amounts are paise; an offer at the
 * gateway is a discount that the shop bears, and a fee of the shopper is not part of the card.
 */
export function giftCardSaleProblems(
  sale: GiftCardSale,
  { card, payment, deducted }: SaleRecords,
): string[] {
  if (sale.paymentId === null) return card ? ['it is not paid, but has a card'] : [];
  if (!card) return ['it is paid, but its card does not exist'];
  if (!payment) return ['its payment does not exist'];
  const isBack = isTakenBack(sale) || deducted > 0;
  return [
    ...unequal('its card is worth', card.initial, 'it was sold for', sale.amount),
    ...unequal('it has', sale.captured, 'its payment is', payment.amount),
    ...unequal(
      'it says that so much went back:',
      sale.refunded,
      'its payment says',
      payment.refunded,
    ),
    ...(isBack
      ? notDisabled(card, deducted)
      : unequal('its card counts', card.initial, 'captured minus refunded is', paidValue(payment))),
    ...backTwice(payment, deducted),
    ...(card.saleId === sale.id ? [] : ['its card names another sale']),
  ];
}

/** Refunds that were asked for count as refunded. */
function isTakenBack({ state }: GiftCardSale): boolean {
  return state === 'refunding' || state === 'refund_failed' || state === 'refunded';
}

function notDisabled({ state }: Pick<GiftCard, 'state'>, deducted: Paise): string[] {
  if (state === 'disabled') return [];
  const what = deducted > 0 ? 'the bank took its money back' : 'it is refunded';
  return [`${what}, but its card is not disabled`];
}

function backTwice({ amount, refunded }: { amount: Paise; refunded: Paise }, deducted: Paise) {
  return refunded + deducted > amount
    ? ['more went back than its payment was, with what the bank took back']
    : [];
}

function paidValue({
  amount,
  refunded,
  offer,
  customerFee,
}: NonNullable<SaleRecords['payment']>): Paise {
  return paise(amount + (offer?.discount ?? 0) - (customerFee ?? 0) - refunded);
}

function unequal(what: string, amount: Paise, other: string, expected: Paise): string[] {
  return amount === expected
    ? []
    : [`${what} ${formatPaise(amount)}, but ${other} ${formatPaise(expected)}`];
}
