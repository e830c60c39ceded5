import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** Razorpay's minimum refund: ₹1. */
const MIN_REFUND = paise(100);

interface RefundablePart {
  left: Paise;
}

export interface RefundPlan<Payment extends RefundablePart> {
  parts: { from: Payment; amount: Paise }[];
  prepaid: Paise;
}

/**
 * Payments first, in their order, the rest to the gift card or the exchange. No part is below the gateway's minimum:
 * where the last payment would send less, the ones before send less instead. Where that is not possible either, larger
 * payments come first. Returns null when not enough is left.
 */
export function planRefund<Payment extends RefundablePart>(
  amount: Paise,
  payments: readonly Payment[],
  prepaidLeft: Paise,
): RefundPlan<Payment> | null {
  const usable = payments.filter(({ left }) => left >= MIN_REFUND);
  const largestFirst = usable.toSorted((one, other) => other.left - one.left);
  return planInOrder(amount, usable, prepaidLeft) ?? planInOrder(amount, largestFirst, prepaidLeft);
}

function planInOrder<Payment extends RefundablePart>(
  amount: Paise,
  payments: readonly Payment[],
  prepaidLeft: Paise,
): RefundPlan<Payment> | null {
  let rest: number = amount;
  const parts: RefundPlan<Payment>['parts'] = [];
  for (const from of payments) {
    if (rest < MIN_REFUND) break;
    const share = Math.min(rest, from.left);
    parts.push({ from, amount: paise(share) });
    rest -= share;
  }
  if (rest <= prepaidLeft) return { parts, prepaid: paise(rest) };
  const from = payments[parts.length];
  const before = from && lowerParts(parts, MIN_REFUND - rest);
  return before ? { parts: [...before, { from, amount: MIN_REFUND }], prepaid: paise(0) } : null;
}

/** Lowers parts by a sum, the last first, but none below the minimum. Returns null when they are too small. */
function lowerParts<Part extends { amount: Paise }>(
  parts: readonly Part[],
  sum: number,
): Part[] | null {
  let rest = sum;
  const lowered = parts.toReversed().map((part) => {
    const less = Math.min(rest, part.amount - MIN_REFUND);
    rest -= less;
    return { ...part, amount: paise(part.amount - less) };
  });
  return rest > 0 ? null : lowered.toReversed();
}

export function mostRefundable(payments: readonly RefundablePart[], prepaidLeft: Paise): Paise {
  const paid = payments.filter(({ left }) => left >= MIN_REFUND);
  return sumPaise([prepaidLeft, ...paid.map(({ left }) => left)]);
}
