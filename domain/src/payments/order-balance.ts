import type { Order } from '../orders/order-schema.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { isClosedForPayment, unpaidAmount, type Instalment } from './instalment.ts';
import { isPaid } from './payment.ts';
import { prepaidShare, refundedPrepaid, storedPrepaidRefunds } from './prepaid-share.ts';

type OrderParts = Pick<Order, 'state' | 'totals' | 'giftCard' | 'closedBy'> &
  Partial<Pick<Order, 'exchange' | 'creditGiven' | 'cashOnDelivery'>> & {
    instalments?: readonly Instalment[] | undefined;
  };
type PaymentSums = Pick<Order['payment'], 'state' | 'captured' | 'refunded' | 'owed'>;

/** What the account of an order is computed from. */
export type AccountedOrder = OrderParts & {
  payment: PaymentSums & Pick<Order['payment'], 'paymentId'>;
};

/** An order as its readers have it; without instalments the list is absent or empty. */
type SummedOrder = OrderParts & { payment: PaymentSums };

/** The account of an order by its own sums, in paise. */
export interface OrderBalance {
  /** payments for the sale, as they arrived, and the share of the gift card or of an exchange */
  paid: Paise;
  /** of `paid`: sent back, also to the gift card, or paid for replacements */
  refunded: Paise;
  /** what the customer still has to pay */
  balanceDue: Paise;
  /** manual refunds that staff still have to make */
  manualRefundDue: Paise;
}

const NOTHING = paise(0);

/** For readers of the order alone, such as its shopper. `orderLedger` also reads its documents. */
export function orderBalance(order: SummedOrder): OrderBalance {
  return {
    ...paidAndRefunded(order),
    balanceDue: balanceDue(order),
    manualRefundDue: order.payment.owed ?? NOTHING,
  };
}

/** The totals cannot be used: they shrink when items are removed, and that amount also counts as refunded. */
export function paidAndRefunded(
  order: Pick<SummedOrder, 'payment' | 'giftCard' | 'closedBy' | 'exchange' | 'creditGiven'>,
): Pick<OrderBalance, 'paid' | 'refunded'> {
  const { payment, creditGiven = NOTHING } = order;
  return {
    paid: sumPaise([payment.captured, prepaidShare(order)]),
    refunded: sumPaise([payment.refunded, refundedPrepaid(order), creditGiven]),
  };
}

/** A closed order owes nothing. Without instalments an order is paid by one payment, or not at all. */
export function balanceDue(order: SummedOrder): Paise {
  const { payment, totals, instalments = [] } = order;
  if (isClosedForPayment(order)) return NOTHING;
  if (instalments.length > 0) return unpaidAmount(instalments);
  return sumPaise([isPaid(payment.state) ? NOTHING : totals.total, releasedPrepaid(order)]);
}

/** What closing the order returned to its gift card, or to an exchange: a later payment has not paid for it. */
function releasedPrepaid(order: SummedOrder): Paise {
  if (order.closedBy === null) return NOTHING;
  return paise(prepaidShare(order) - storedPrepaidRefunds(order));
}

/** True for a payment that the order is paid with. */
export function paysFor(
  { payment, instalments = [] }: Pick<AccountedOrder, 'payment' | 'instalments'>,
  paymentId: string,
): boolean {
  return [payment, ...instalments].some((paid) => paid.paymentId === paymentId);
}

/** True for a payment that arrived after another had paid for the order. */
export function isDuplicatePayment(
  order: Pick<AccountedOrder, 'payment' | 'instalments'>,
  paymentId: string,
): boolean {
  const { payment, instalments = [] } = order;
  const hasPayer = [payment, ...instalments].some((paid) => paid.paymentId !== null);
  return hasPayer && !paysFor(order, paymentId);
}
