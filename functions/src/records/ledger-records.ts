import type { LedgerPayment, LedgerRecords } from '@kargha/domain/payments/order-ledger';
import { isPaid } from '@kargha/domain/payments/payment';
import type { RefundApproval } from '@kargha/domain/payments/refund-approval-schema';

import type { BalanceAdjustment } from '@kargha/domain/payments/payment-schema';

import type { DocumentSnapshot, Transaction } from '../platform/firestore.ts';
import { balanceAdjustmentsOf, readEachBalanceAdjustment } from './balance-adjustment-record.ts';
import { disputes, readEachDispute } from './dispute-record.ts';
import {
  bankTransfers,
  payments,
  readBankTransfer,
  readEachRefund,
  readPayment,
  refunds,
  type RefundRecord,
} from './payment-record.ts';
import { readEachRefundApproval, waitingApprovals } from './refund-approval-record.ts';

export interface OrderRecords extends LedgerRecords {
  refunds: readonly RefundRecord[];
  adjustments: readonly BalanceAdjustment[];
  waiting: readonly RefundApproval[];
}

/** The documents of the ledger of an order: gateway payments first, then offline payments. */
export async function readLedgerRecords(
  transaction: Transaction,
  orderId: string,
): Promise<OrderRecords> {
  const ofOrder = [payments(), bankTransfers(), refunds(), disputes(), waitingApprovals()].map(
    (all) => all.where('orderId', '==', orderId),
  );
  const [paid, transferred, refunded, disputed, asked, adjusted] = await Promise.all(
    [...ofOrder, balanceAdjustmentsOf(orderId)].map(async (query) => {
      const { docs } = await transaction.get(query);
      return docs;
    }),
  );
  return {
    payments: [...(paid ?? []).flatMap(gatewayPayment), ...(transferred ?? []).flatMap(offline)],
    refunds: readEachRefund(refunded ?? []),
    adjustments: readEachBalanceAdjustment(adjusted ?? []),
    disputes: readEachDispute(disputed ?? []),
    waiting: readEachRefundApproval(asked ?? []),
  };
}

function gatewayPayment(snapshot: DocumentSnapshot): LedgerPayment[] {
  const payment = readPayment(snapshot);
  return payment && isPaid(payment.state) ? [{ ...payment, id: snapshot.id }] : [];
}

/** The collection also contains outgoing transfers. */
function offline(snapshot: DocumentSnapshot): LedgerPayment[] {
  const transfer = readBankTransfer(snapshot);
  return transfer && transfer.direction !== 'out' ? [{ ...transfer, id: snapshot.id }] : [];
}
