import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import {
  unpaidAmount,
  unpaidInstalments,
  type Instalment,
} from '@kargha/domain/payments/instalment';

import { reducedInstalments } from '../money/instalments/reduced-instalments.ts';
import type { RefundBreakdown } from '../mail/refund-sentences.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { BALANCE_CREDIT, writeBalanceCredit } from '../records/payment-record.ts';
import type { RefundableMoney } from '../money/refunds/refundable-money.ts';
import { planSettlement } from '../money/refunds/apply-to-balance.ts';
import {
  refundGroupOf,
  splitRefund,
  type SplitRefund,
  type RefundInput,
} from '../money/refunds/split-refund.ts';
import { revisionOf } from '../records/change-order.ts';

export interface RemovedItemsSettlement extends RefundBreakdown {
  appliedToBalance: Paise;
  balanceDue: Paise;
  refundIds: string[];
  changes: Record<string, unknown>;
}

/** Free items bring no refund. */
const NO_MONEY: SplitRefund = {
  refundIds: [],
  byHand: paise(0),
  cardRefundId: null,
  onCard: null,
  changes: {},
};

/**
 * Deducts the price of removed items from the unpaid instalments, the last due one first, and refunds the rest.
 * Both belong to one refund group, so that one credit note has all items. Throws 409 too_much when the price
 * exceeds what was owed and paid.
 */
export function settleRemovedItems(
  transaction: Transaction,
  order: OrderRecord,
  money: RefundableMoney,
  requested: RefundInput,
): RemovedItemsSettlement {
  const { credited, rest } = planSettlement(unpaidInstalments(order), requested.amount, money);
  const parts =
    rest === 0 ? NO_MONEY : splitRefund(transaction, order, money, { ...requested, amount: rest });
  const lowered = takeOff(transaction, order, { ...requested, amount: credited });
  const { byHand, onCard, refundIds } = parts;
  const inOtherWays = sumPaise([byHand, onCard?.amount ?? paise(0)]);
  return {
    back: paise(rest - inOtherWays),
    byHand,
    onCard,
    appliedToBalance: credited,
    balanceDue: unpaidAmount(lowered.instalments),
    refundIds,
    changes: { ...parts.changes, ...lowered.changes },
  };
}

export function describeRemovedItems({
  back,
  byHand,
  onCard,
  appliedToBalance,
}: RemovedItemsSettlement): string {
  const rest = sumPaise([back, byHand, onCard?.amount ?? paise(0)]);
  if (appliedToBalance === 0 && rest === 0) return 'Items removed';
  if (appliedToBalance === 0) return `Items removed, ${formatPaise(rest)} to be refunded`;
  const off = `Items removed, ${formatPaise(appliedToBalance)} deducted from the balance`;
  return rest === 0 ? off : `${off}; refund of ${formatPaise(rest)} requested`;
}

/** This row triggers the credit note for invoiced items, as a refund row does. */
function takeOff(
  transaction: Transaction,
  order: OrderRecord,
  { by: _by, at, ...requested }: RefundInput,
): { instalments: Instalment[]; changes: Record<string, unknown> } {
  if (requested.amount === 0) return { instalments: order.instalments ?? [], changes: {} };
  const claim = refundGroupOf(order, requested);
  const row = { ...requested, orderId: order.id, paymentId: BALANCE_CREDIT, claim };
  writeBalanceCredit(transaction, row, `reduced-${revisionOf(order) + 1}`, at);
  return reducedInstalments(order, requested.amount, { at, cause: 'reduced' });
}
