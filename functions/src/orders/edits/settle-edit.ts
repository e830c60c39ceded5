import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { addToBalance, isOnTerms } from '@kargha/domain/payments/added-balance';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';

import { FieldValue, type Transaction } from '../../platform/firestore.ts';
import { revisionOf } from '../../records/change-order.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { RefundBreakdown } from '../../mail/refund-sentences.ts';
import { settleGoods, type GoodsRefund } from '../../money/refunds/settle-goods.ts';
import type { RefundableMoney } from '../../money/refunds/refundable-money.ts';

/** How the difference of an edit is settled. */
export interface EditSettlement extends RefundBreakdown {
  /** what the order costs more, which is still to be paid */
  added: Paise;
  appliedToBalance: Paise;
  /** back to the gift card, or to the order whose items paid for this one */
  prepaid: Paise;
  balanceDue: Paise;
  refundIds: string[];
  changes: Record<string, unknown>;
}

const NOTHING = paise(0);

/**
 * Deducts the price of removed items from the unpaid instalments, the last due one first, and refunds the rest; free
 * items bring no refund. Throws 409 too_much when the price exceeds what was owed and paid.
 */
export function settleLess(
  transaction: Transaction,
  order: OrderRecord,
  money: RefundableMoney,
  requested: GoodsRefund,
): EditSettlement {
  const funds = { money, unpaid: unpaidInstalments(order) };
  const settled = settleGoods(transaction, order, funds, requested);
  const { byHand, onCard, prepaid, refundIds, changes, credited, rest, instalments } = settled;
  return {
    added: NOTHING,
    back: paise(rest - byHand - prepaid),
    byHand,
    onCard,
    prepaid,
    appliedToBalance: credited,
    balanceDue: orderBalance({ ...order, instalments }).balanceDue,
    refundIds,
    changes,
  };
}

/**
 * What the order costs more is a new instalment. An order on payment terms owes again; one from the cart stays paid, and
 * its dispatch waits for the rest.
 */
export function settleMore(
  order: OrderRecord,
  { amount, onCredit, at }: { amount: Paise; onCredit: boolean; at: Date },
): EditSettlement {
  const due = onCredit ? 'on_date' : 'now';
  const revision = revisionOf(order) + 1;
  const instalments = addToBalance(order, { amount, due, revision, at });
  const { offer, customerFee } = order.payment;
  return {
    added: amount,
    back: NOTHING,
    byHand: NOTHING,
    onCard: null,
    prepaid: NOTHING,
    appliedToBalance: NOTHING,
    balanceDue: orderBalance({ ...order, instalments }).balanceDue,
    refundIds: [],
    changes: {
      instalments,
      ...(isOnTerms(order) && { 'payment.state': 'pending' }),
      // The first instalment has them now.
      ...(offer && { 'payment.offer': FieldValue.delete() }),
      ...(customerFee !== undefined && { 'payment.customerFee': FieldValue.delete() }),
    },
  };
}

export function nothingToSettle(order: OrderRecord): EditSettlement {
  return {
    ...{ added: NOTHING, back: NOTHING, byHand: NOTHING, onCard: null, prepaid: NOTHING },
    appliedToBalance: NOTHING,
    balanceDue: orderBalance(order).balanceDue,
    refundIds: [],
    changes: {},
  };
}

/** For the history of the order. */
export function describeEdit(
  { back, byHand, prepaid, appliedToBalance, added }: EditSettlement,
  what: 'Items removed' | 'Items changed',
): string {
  const rest = sumPaise([back, byHand, prepaid]);
  if (added > 0) return `${what}, ${formatPaise(added)} more to be paid`;
  if (appliedToBalance === 0 && rest === 0) return what;
  if (appliedToBalance === 0) return `${what}, ${formatPaise(rest)} to be refunded`;
  const off = `${what}, ${formatPaise(appliedToBalance)} deducted from the balance`;
  return rest === 0 ? off : `${off}; refund of ${formatPaise(rest)} requested`;
}
