import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { finalCreditNoteRef } from '../../documents/invoices/issue-final-credit-note.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { BALANCE_CREDIT, writeBalanceCredit } from '../../records/payment-record.ts';
import type { RefundableMoney } from '../../money/refunds/refundable-money.ts';
import {
  planSettlement,
  applyToBalance,
  type Settlement,
} from '../../money/refunds/apply-to-balance.ts';
import { refundGroupOf } from '../../money/refunds/split-refund.ts';

interface Settling {
  orderReturn: OrderReturn;
  order: OrderRecord;
  amount: Paise;
  money: RefundableMoney;
}

export interface ReturnCreditPlan extends Pick<Settling, 'orderReturn' | 'order'>, Settlement {
  /** true when the final credit note has already credited everything that was not paid */
  hasFinalCreditNote: boolean;
}

/**
 * Plans how the return's worth is deducted from the balance before it is refunded. Reads only. Throws 409 too_much
 * when the amount exceeds what was owed and paid.
 */
export async function planReturnCredit(
  transaction: Transaction,
  { orderReturn, order, amount, money }: Settling,
): Promise<ReturnCreditPlan> {
  const settled = planSettlement(order.instalments ?? [], amount, money);
  const hasEnded = settled.credited > 0 && order.state === 'returned';
  const hasFinalCreditNote =
    hasEnded && (await transaction.get(finalCreditNoteRef(order.id))).exists;
  return { orderReturn, order, ...settled, hasFinalCreditNote };
}

interface WrittenCredit {
  /** null when nothing was deducted, or when the final credit note has it */
  refundId: string | null;
  ofReturn: Partial<OrderReturn>;
  ofOrder: Record<string, unknown>;
}

/** Reduces the instalments. The row triggers the credit note for the items, as a refund row does. */
export function writeReturnCredit(
  transaction: Transaction,
  { orderReturn, order, credited, hasFinalCreditNote }: ReturnCreditPlan,
  at: Date,
): WrittenCredit {
  if (credited === 0) return { refundId: null, ofReturn: {}, ofOrder: {} };
  const mailId = `return_${orderReturn.id}_credited`;
  const ofOrder = applyToBalance(transaction, order, credited, { mailId, at });
  const row = {
    orderId: order.id,
    paymentId: BALANCE_CREDIT,
    amount: credited,
    reason: 'return',
    initiatedFrom: 'return',
    note: orderReturn.reason,
    returnId: orderReturn.id,
    claim: refundGroupOf(order, { returnId: orderReturn.id }),
  } as const;
  return {
    refundId: hasFinalCreditNote
      ? null
      : writeBalanceCredit(transaction, row, `return-${orderReturn.id}`, at),
    ofReturn: { credited: sumPaise([orderReturn.credited ?? paise(0), credited]) },
    ofOrder,
  };
}
