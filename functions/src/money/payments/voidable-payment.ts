import { paise, type Paise } from '@kargha/domain/money/paise';
import { isRecordId } from '@kargha/domain/records/record-id';

import { conflict } from '../../http/errors.ts';
import type { DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import {
  bankTransferRef,
  bankTransfers,
  readBankTransfer,
  refunds,
} from '../../records/payment-record.ts';

export interface VoidablePayment {
  utr: string;
  amount: Paise;
  at: Date;
  /** deletes the record so that its reference can be used again; call it with the other writes */
  remove: () => void;
}

const UNKNOWN = 'No such payment is recorded for this order.';
const HAS_GONE_BACK = 'This payment has a refund, so it cannot be voided.';

/**
 * Reads the record of a payment that may be voided. Reads only. Throws 409 not_recorded when the order has no such
 * record, transfer_shared when the same transfer also pays later instalments, and refunded when a refund exists.
 */
export async function readVoidablePayment(
  transaction: Transaction,
  orderId: string,
  paymentId: string,
): Promise<VoidablePayment> {
  if (!isRecordId(paymentId)) throw conflict('not_recorded', UNKNOWN);
  const snapshot = await transaction.get(bankTransferRef(paymentId));
  const record = readBankTransfer(snapshot);
  if (record?.orderId !== orderId || record.direction === 'out') {
    throw conflict('not_recorded', UNKNOWN);
  }
  const existing = await transaction.get(refunds().where('paymentId', '==', paymentId).limit(1));
  if (!existing.empty) throw conflict('refunded', HAS_GONE_BACK);
  const { utr, amount, at } = record;
  const { docs } = await transaction.get(bankTransfers().where('utr', '==', utr));
  const first = docs.find(({ id }) => id === utr && id !== paymentId);
  refuseShared(docs, snapshot);
  return {
    utr,
    amount,
    at,
    remove: () => {
      transaction.delete(snapshot.ref);
      const counted = first && readBankTransfer(first);
      if (counted) {
        transaction.update(first.ref, { drawn: paise((counted.drawn ?? 0) - amount) });
      }
    },
  };
}

/** The first record of a transfer counts the allocations of the others, so it is voided last. */
function refuseShared(docs: readonly DocumentSnapshot[], { id }: DocumentSnapshot): void {
  const others = docs.filter((one) => one.id.startsWith(`${id}-`));
  if (others.length === 0) return;
  const orders = [...new Set(others.map((one) => String(one.get('orderId'))))];
  const sentence =
    'This transfer also pays instalments that were recorded later. Please void those payments first.';
  throw conflict('transfer_shared', sentence, { orders });
}
