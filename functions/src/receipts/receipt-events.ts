import type { DocumentSnapshot } from '../platform/firestore.ts';
import { readCompleteOrder } from '../records/order-record.ts';
import { readRefund } from '../records/payment-record.ts';
import { issueReceipts, instalmentWithoutReceipt } from './issue-receipts.ts';
import { issueRefundVoucher } from './issue-refund-voucher.ts';

/** An order was written: each advance that it has got since gets its receipt voucher, once. */
export async function issueReceiptsForAdvances(
  orderId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const order = after && readCompleteOrder(after);
  if (order && instalmentWithoutReceipt(order)) await issueReceipts(orderId, new Date());
}

/** A refund was written: once the bank has it, an advance that went back before its invoice gets its refund voucher. */
export async function issueVoucherAtRefund(
  refundId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const refund = after && readRefund(after);
  if (refund?.state !== 'processed' || refund.refundVoucherNumber) return;
  await issueRefundVoucher(refundId, new Date());
}
