import {
  orderLedger,
  type LedgerDispute,
  type LedgerPayment,
  type OrderLedger,
} from '@kargha/domain/payments/order-ledger';

import type { RefundApproval } from '@kargha/domain/payments/refund-approval-schema';

import type { StaffAdjustment, StaffOrder, StaffRefund } from './staff-order.ts';

/** What moved money of an order, and its balance adjustments. */
export interface OrderMoney {
  payments: readonly LedgerPayment[];
  refunds: readonly StaffRefund[];
  adjustments: readonly StaffAdjustment[];
  disputes: readonly LedgerDispute[];
  /** requests that wait for a second person */
  waiting?: readonly RefundApproval[];
}

export function staffLedger(order: StaffOrder, money: OrderMoney): OrderLedger {
  const { payment, instalments, ...account } = order;
  const { id, ...sums } = payment;
  return orderLedger(
    {
      ...account,
      payment: { ...sums, paymentId: id === '' ? null : id },
      ...(instalments.length > 0 && { instalments }),
    },
    money,
  );
}
