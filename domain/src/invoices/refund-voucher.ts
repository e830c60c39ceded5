import type { ReceiptVoucher } from './receipt-voucher.ts';

/**
 * refundVouchers/{id}: a refund of an advance before the tax invoice (CGST Act s. 31(3)(e), Rule 51). It bears no
 * tax, as the advance bore none. Never changed once issued.
 */
export interface RefundVoucher extends Omit<ReceiptVoucher, 'orderTotal' | 'reference'> {
  /** Rule 51 requires the receipt voucher's number and date */
  receiptNumber: string;
  receiptIssuedAt: Date;
  /** amount of the receipt voucher; `amount` is what was refunded of it */
  receiptAmount: ReceiptVoucher['amount'];
  /** '' when no money has moved */
  refundId: string;
  /** the gateway's refund id, the UTR of the manual refund, or the reference of the voided payment */
  reference: string;
  /** why the receipt voucher was a mistake: the payment never arrived; absent for a real refund */
  recordedByMistake?: string;
}
