import { COLLECTIONS } from '@kargha/domain/records/collections';
import { paise } from '@kargha/domain/money/paise';
import type {
  LedgerDispute,
  LedgerPayment,
  LedgerRecords,
} from '@kargha/domain/payments/order-ledger';
import { isPaid } from '@kargha/domain/payments/payment';
import { paymentMethod } from '@kargha/domain/payments/payment-method';

import { firestore, type DocumentSnapshot, type Transaction } from '../platform/firestore.ts';
import { disputes, readDisputeRecord } from './dispute-record.ts';
import { payments, readPayment, readRefund, refunds, type RefundRecord } from './payment-record.ts';

export type RefundWithId = RefundRecord & { id: string };

export interface OrderRecords extends LedgerRecords {
  refunds: readonly RefundWithId[];
}

/** The documents of the ledger of an order: gateway payments first, then offline payments. */
export async function readLedgerRecords(
  transaction: Transaction,
  orderId: string,
): Promise<OrderRecords> {
  const transfers = firestore().collection(COLLECTIONS.bankTransfers);
  const [paid, transferred, refunded, disputed] = await Promise.all(
    [payments(), transfers, refunds(), disputes()].map(async (documents) => {
      const { docs } = await transaction.get(documents.where('orderId', '==', orderId));
      return docs;
    }),
  );
  return {
    payments: [...(paid ?? []).flatMap(gatewayPayment), ...(transferred ?? []).flatMap(offline)],
    refunds: (refunded ?? []).flatMap(refundsWithId),
    disputes: (disputed ?? []).flatMap(disputeOf),
  };
}

export function refundsWithId(snapshot: DocumentSnapshot): RefundWithId[] {
  const refund = readRefund(snapshot);
  return refund ? [{ ...refund, id: snapshot.id }] : [];
}

function gatewayPayment(snapshot: DocumentSnapshot): LedgerPayment[] {
  const payment = readPayment(snapshot);
  return payment && isPaid(payment.state) ? [{ ...payment, id: snapshot.id }] : [];
}

/** The collection also contains outgoing transfers. */
function offline(transfer: DocumentSnapshot): LedgerPayment[] {
  if (transfer.get('direction') === 'out') return [];
  const method = paymentMethod(String(transfer.get('method')));
  return [{ id: transfer.id, amount: paise(Number(transfer.get('amount'))), method }];
}

function disputeOf(snapshot: DocumentSnapshot): LedgerDispute[] {
  const dispute = readDisputeRecord(snapshot);
  return dispute ? [dispute] : [];
}
