import { prepaidShare, storedPrepaidRefunds } from '../payments/prepaid-share.ts';
import { unpaidAmount, paidAmount, type Instalment } from '../payments/instalment.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import type { Order } from '../orders/order-schema.ts';

type EndedOrder = Pick<Order, 'state' | 'invoiceNumber' | 'instalments' | 'giftCard' | 'payment'> &
  Partial<Pick<Order, 'exchange'>>;

/** The share of an invoice that no refund will ever credit. */
export interface FinalCredit {
  amount: Paise;
  reason: string;
  isValueOnly: boolean;
}

/** True when an invoiced order ended in a way that may leave part of its invoice without a refund. */
export function mayNeedFinalCreditNote(order: EndedOrder): boolean {
  const { state, invoiceNumber, instalments } = order;
  if (!invoiceNumber || (state !== 'cancelled' && state !== 'returned')) return false;
  return instalments !== undefined || prepaidBack(order) > 0 || offerDiscount(order) > 0;
}

/** What was never paid, went back to the gift card, or was a discount at the gateway. */
export function finalCredit(order: EndedOrder): FinalCredit {
  const { instalments, payment, state } = order;
  const ending = state === 'cancelled' ? 'Order cancelled' : 'Goods returned';
  const offer = offerDiscount(order);
  const prepaid = prepaidBack(order);
  if (!instalments) {
    const means = order.exchange ? 'paid with returned items' : 'paid by gift card';
    const what = prepaid > 0 ? means : 'discount at the payment gateway';
    const amount = sumPaise([prepaid, offer]);
    return { amount, reason: `${ending}, ${what}`, isValueOnly: payment.captured > 0 };
  }
  // Refunds have their own credit notes, even those before the invoice.
  return {
    amount: sumPaise([unpaidAmount(instalments), prepaid, offer]),
    reason: `${ending}, amount not paid`,
    isValueOnly: paidAmount(instalments) > vouchedBack(instalments),
  };
}

/** Cancelling restores the gift card, or the credit of an exchange, without a refund. */
function prepaidBack(order: EndedOrder): Paise {
  if (order.state !== 'cancelled') return paise(0);
  return paise(prepaidShare(order) - storedPrepaidRefunds(order));
}

function offerDiscount({ payment, instalments = [] }: EndedOrder): Paise {
  return sumPaise([payment, ...instalments].map(({ offer }) => offer?.discount ?? paise(0)));
}

/** Refunds of advances before the invoice, which no later refund can cover. */
function vouchedBack(instalments: readonly Instalment[]): Paise {
  const vouchers = instalments.flatMap(({ refundVouchers = [] }) => refundVouchers);
  return sumPaise(vouchers.map(({ amount }) => amount));
}
