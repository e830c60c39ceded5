import type { ReceiptVoucher } from './receipt-voucher.ts';

/**
 * refundVouchers/{id}: an advance, or a part of it, has gone back before a tax invoice was issued (CGST Act s. 31(3)(e),
 * Rule 51). It bears no tax, as the advance bore none. Never changed once issued.
 */
export interface RefundVoucher extends Omit<ReceiptVoucher, 'orderTotal' | 'reference'> {
  /** the receipt voucher of the advance, with its date, as Rule 51 asks for them */
  receiptNumber: string;
  receiptIssuedAt: Date;
  /** what the receipt voucher had confirmed; `amount` is what has gone back of it */
  receiptAmount: ReceiptVoucher['amount'];
  /** '' where no money has moved */
  refundId: string;
  /** the gateway's refund, or the UTR of the transfer that took the money back; of the record that was struck */
  reference: string;
  /** why the receipt voucher was a mistake: its payment never came, and no money has moved; absent for a real refund */
  recordedByMistake?: string;
}
