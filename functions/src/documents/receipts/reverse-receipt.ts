import { financialYear, INVOICE_SERIES } from '@kargha/domain/invoices/invoice';
import type { Instalment } from '@kargha/domain/payments/instalment';

import type { Transaction } from '../../platform/firestore.ts';
import {
  nextSerialNumber,
  readReceipt,
  receiptRef,
  refundVoucherRef,
} from '../../records/invoice-record.ts';
import { voucherOf } from './issue-refund-voucher.ts';

export interface ReceiptReversal {
  receiptNumber: string;
  number: string;
  write: () => void;
}

/**
 * Reverses a receipt voucher issued for a payment that never arrived. An issued document cannot change, so a
 * refund voucher cancels it out and says that no money has moved. Reads only. Returns null when there is no
 * receipt voucher.
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
