import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** Razorpay's minimum refund: ₹1. */
const MIN_REFUND = 100;

interface RefundablePart {
  left: Paise;
}

export interface RefundPlan<Payment extends RefundablePart> {
  parts: { from: Payment; amount: Paise }[];
  prepaid: Paise;
}

/** Payments first, the rest to the gift card or the exchange. Returns null when not enough is left. */
export function planRefund<Payment extends RefundablePart>(
  amount: Paise,
  payments: readonly Payment[],
  prepaidLeft: Paise,
): RefundPlan<Payment> | null {
  let rest: number = amount;
  const parts: RefundPlan<Payment>['parts'] = [];
  for (const from of payments) {
    const share = Math.min(rest, from.left);
    if (share < MIN_REFUND) continue;
    parts.push({ from, amount: paise(share) });
    rest -= share;
  }
  return rest > prepaidLeft ? null : { parts, prepaid: paise(rest) };
}

export function mostRefundable(payments: readonly RefundablePart[], prepaidLeft: Paise): Paise {
  const paid = payments.filter(({ left }) => left >= MIN_REFUND);
  return sumPaise([prepaidLeft, ...paid.map(({ left }) => left)]);
}
