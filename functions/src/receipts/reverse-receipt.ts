import { financialYear, INVOICE_SERIES } from '@kargha/domain/invoices/invoice';
import type { Instalment } from '@kargha/domain/payments/instalment';

import type { Transaction } from '../platform/firestore.ts';
import {
  nextSerialNumber,
  readReceipt,
  receiptRef,
  refundVoucherRef,
} from '../records/invoice-record.ts';
import { voucherOf } from './issue-refund-voucher.ts';

/** A paper that takes a receipt voucher back; null where there is none to take back. */
export interface ReceiptReversal {
  receiptNumber: string;
  number: string;
  /** writes it; call it with the other writes */
  write: () => void;
}

/**
 * The refund voucher that takes a receipt voucher back which was issued for a payment that never came: a paper that is
 * out stays as it is, and the two together are nothing. It says that no money has moved. Reads only.
 */
export async function readReceiptReversal(
  transaction: Transaction,
  { receiptNumber }: Pick<Instalment, 'receiptNumber'>,
  { reason, at }: { reason: string; at: Date },
): Promise<ReceiptReversal | null> {
  if (receiptNumber === undefined) return null;
  const receipt = readReceipt(await transaction.get(receiptRef(receiptNumber)));
  if (!receipt) return null;
  const serialNumber = await nextSerialNumber(
    transaction,
    INVOICE_SERIES.refundVoucher,
    financialYear(at),
  );
  const back = { id: '', amount: receipt.amount, gatewayRefundId: receipt.reference };
  const voucher = { ...voucherOf(back, receipt, serialNumber, at), recordedByMistake: reason };
  return {
    receiptNumber,
    number: voucher.number,
    write: () => {
      serialNumber.take();
      transaction.create(refundVoucherRef(voucher.number), voucher);
    },
  };
}
