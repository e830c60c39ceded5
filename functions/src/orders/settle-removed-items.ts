import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';

import type { RefundBreakdown } from '../mail/refund-sentences.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import type { RefundableMoney } from '../money/refunds/refundable-money.ts';
import { settleGoods, type GoodsRefund } from '../money/refunds/settle-goods.ts';

export interface RemovedItemsSettlement extends RefundBreakdown {
  appliedToBalance: Paise;
  balanceDue: Paise;
  refundIds: string[];
  changes: Record<string, unknown>;
}

/**
 * Deducts the price of removed items from the unpaid instalments, the last due one first, and refunds the rest; free
 * items bring no refund. Throws 409 too_much when the price exceeds what was owed and paid.
 */
export function settleRemovedItems(
  transaction: Transaction,
  order: OrderRecord,
  money: RefundableMoney,
  requested: GoodsRefund,
): RemovedItemsSettlement {
  const funds = { money, unpaid: unpaidInstalments(order) };
  const settled = settleGoods(transaction, order, funds, requested);
  const { byHand, onCard, refundIds, changes, credited, rest, instalments } = settled;
  const inOtherWays = sumPaise([byHand, onCard?.amount ?? paise(0)]);
  return {
    back: paise(rest - inOtherWays),
    byHand,
    onCard,
    appliedToBalance: credited,
    balanceDue: orderBalance({ ...order, instalments }).balanceDue,
    refundIds,
    changes,
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
