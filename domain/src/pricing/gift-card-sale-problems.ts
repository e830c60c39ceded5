import { formatPaise } from '../money/money-format.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { PaymentRecord } from '../payments/payment-schema.ts';
import type { GiftCard } from './gift-card.ts';
import type { GiftCardSale } from './gift-card-sale-schema.ts';

interface SaleRecords {
  card: Pick<GiftCard, 'initial' | 'state' | 'saleId'> | null;
  payment: Pick<PaymentRecord, 'amount' | 'refunded' | 'offer' | 'customerFee'> | null;
}

/**
 * What does not fit between a sale, its card and its payment: the value of the card that was issued is what was
 * captured minus what was refunded. A card that was taken back counts nothing. Amounts are paise; an offer at the
 * gateway is a discount that the shop bears, and a fee of the shopper is not part of the card.
 */
export function giftCardSaleProblems(sale: GiftCardSale, { card, payment }: SaleRecords): string[] {
  if (sale.paymentId === null) return card ? ['it is not paid, but has a card'] : [];
  if (!card) return ['it is paid, but its card does not exist'];
  if (!payment) return ['its payment does not exist'];
  const issued = issuedValue(sale, card);
  const paid = paidValue(sale, payment);
  return [
    ...unequal('its card is worth', card.initial, 'it was sold for', sale.amount),
    ...unequal('it has', sale.captured, 'its payment is', payment.amount),
    ...unequal(
      'it says that so much went back:',
      sale.refunded,
      'its payment says',
      payment.refunded,
    ),
    ...unequal('its card counts', issued, 'captured minus refunded is', paid),
    ...(isTakenBack(sale) && card.state !== 'disabled'
      ? ['it is refunded, but its card is not disabled']
      : []),
    ...(card.saleId === sale.id ? [] : ['its card names another sale']),
  ];
}

/** Refunds that were asked for count as refunded. */
function isTakenBack({ state }: GiftCardSale): boolean {
  return state === 'refunding' || state === 'refund_failed' || state === 'refunded';
}

function issuedValue(sale: GiftCardSale, { initial }: { initial: Paise }): Paise {
  return isTakenBack(sale) ? paise(0) : initial;
}

function paidValue(
  sale: GiftCardSale,
  { amount, refunded, offer, customerFee }: NonNullable<SaleRecords['payment']>,
): Paise {
  if (isTakenBack(sale)) return paise(0);
  return paise(amount + (offer?.discount ?? 0) - (customerFee ?? 0) - refunded);
}

function unequal(what: string, amount: Paise, other: string, expected: Paise): string[] {
  return amount === expected
    ? []
    : [`${what} ${formatPaise(amount)}, but ${other} ${formatPaise(expected)}`];
}
