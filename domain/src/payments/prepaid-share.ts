import { paise, sumPaise, type Paise } from '../money/paise.ts';
import type { Order } from '../orders/order-schema.ts';

const NOTHING = paise(0);

/** What an order is paid with next to its payments: a gift card, or the credit of an exchange. */
export type PrepaidOrder = Pick<Order, 'giftCard' | 'closedBy'> & Partial<Pick<Order, 'exchange'>>;

export function prepaidShare({
  giftCard,
  exchange,
}: Pick<PrepaidOrder, 'giftCard' | 'exchange'>): Paise {
  return sumPaise([giftCard?.amount ?? NOTHING, exchange?.credit ?? NOTHING]);
}

/** Closing the order releases the whole share. */
export function refundedPrepaid(order: PrepaidOrder): Paise {
  return order.closedBy === null ? storedPrepaidRefunds(order) : prepaidShare(order);
}

/** What refunds gave back before the order was closed. */
export function storedPrepaidRefunds({
  giftCard,
  exchange,
}: Pick<PrepaidOrder, 'giftCard' | 'exchange'>): Paise {
  return sumPaise([giftCard?.refunded ?? NOTHING, exchange?.refunded ?? NOTHING]);
}

interface Sources<Line> {
  payments: readonly Line[];
  prepaidLeft: Paise;
}

/** What replacements are paid with cannot be refunded as well. The last source of a refund gives it first. */
export function withoutCredit<Line extends { isExcess: boolean; left: Paise }>(
  given: Paise,
  { payments, prepaidLeft }: Sources<Line>,
): { payments: Line[]; prepaidLeft: Paise } {
  let rest: number = given;
  const without = (left: Paise) => {
    const taken = Math.min(rest, left);
    rest -= taken;
    return paise(left - taken);
  };
  return {
    prepaidLeft: without(prepaidLeft),
    payments: payments
      .toReversed()
      .map((line) => (line.isExcess ? line : { ...line, left: without(line.left) }))
      .toReversed(),
  };
}
