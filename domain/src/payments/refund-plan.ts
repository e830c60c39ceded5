import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** The least that the gateway gives back (Razorpay: ₹1). */
const MIN_REFUND = 100;

/** What is left of one payment. */
interface Left {
  paymentId: string;
  left: Paise;
}

export interface RefundPlan<Payment extends Left> {
  parts: { from: Payment; amount: Paise }[];
  /** what goes back onto the gift card */
  card: Paise;
}

/**
 * Where an amount goes back to: first to the payments, as real money was paid with them, and what they do not cover
 * back onto the gift card. Null when payments and card together do not have so much left.
 */
export function planRefund<Payment extends Left>(
  amount: Paise,
  payments: readonly Payment[],
  cardLeft: Paise,
): RefundPlan<Payment> | null {
  let rest: number = amount;
  const parts: RefundPlan<Payment>['parts'] = [];
  for (const from of payments) {
    const part = Math.min(rest, from.left);
    if (part < MIN_REFUND) continue;
    parts.push({ from, amount: paise(part) });
    rest -= part;
  }
  return rest > cardLeft ? null : { parts, card: paise(rest) };
}

/** The most that can go back at once. */
export function mostRefundable(payments: readonly Left[], cardLeft: Paise): Paise {
  const paid = payments.filter(({ left }) => left >= MIN_REFUND);
  return sumPaise([cardLeft, ...paid.map(({ left }) => left)]);
}
