import { paise, sumPaise, type Paise } from '../money/paise.ts';
import type { Order } from '../orders/order-schema.ts';
import type { Instalment } from './instalment.ts';

type PaidOrder = Pick<Order, 'payment' | 'createdAt'> & {
  instalments?: readonly Instalment[] | undefined;
};

interface AddedBalance {
  amount: Paise;
  /** `on_date`: on the credit of a business */
  due: 'now' | 'on_date';
  /** names the instalment */
  revision: number;
  at: Date;
}

/**
 * Adds what an order costs more since it was edited to what is still to be paid. An order from the cart has one payment,
 * which becomes its first instalment. What is unpaid of an earlier edit grows, so that there is one payment to make.
 */
export function addToBalance(
  order: PaidOrder,
  { amount, due, revision, at }: AddedBalance,
): Instalment[] {
  const before = order.instalments ?? paidInstalment(order);
  const open = before.find((one) => isOfEdit(one) && one.state === 'due' && one.due === due);
  if (!open) {
    const dueOn = due === 'now' ? at : null;
    const added = { id: `edit-${revision}`, share: 0, amount, due, dueOn } as const;
    return [...before, { ...added, cause: 'edit', state: 'due', paymentId: null }];
  }
  // The payment that may be open at the gateway is of another amount.
  const { gatewayOrderId: _old, ...grown } = open;
  const amountDue = sumPaise([open.amount, amount]);
  return before.map((one) => (one === open ? { ...grown, amount: amountDue } : one));
}

/** True for an order with payment terms; false for one from the cart, also when it was edited. */
export function isOnTerms({
  instalments,
}: {
  instalments?: readonly Pick<Instalment, 'cause'>[] | undefined;
}): boolean {
  if (instalments === undefined) return false;
  return instalments.length === 0 || instalments.some(({ cause }) => cause === undefined);
}

export function isOfEdit({ cause }: Pick<Instalment, 'cause'>): boolean {
  return cause === 'edit';
}

/** Empty when a gift card or returned items have paid for everything. */
function paidInstalment({ payment, createdAt }: PaidOrder): Instalment[] {
  const { paymentId, method, gatewayOrderId } = payment;
  if (paymentId === null) return [];
  return [
    {
      ...{ id: '1', share: 100, due: 'now', dueOn: createdAt, state: 'paid', cause: 'order' },
      ...paidDifference(payment),
      amount: worthOf(payment),
      paymentId,
      ...(method && { method }),
      ...(gatewayOrderId !== null && { gatewayOrderId }),
    },
  ];
}

/** As before an offer or a fee at the gateway. */
function worthOf({ captured, offer, customerFee }: Order['payment']): Paise {
  return paise(captured + (offer?.discount ?? 0) - (customerFee ?? 0));
}

function paidDifference({ offer, customerFee }: Order['payment']) {
  return { ...(offer && { offer }), ...(customerFee !== undefined && { customerFee }) };
}
