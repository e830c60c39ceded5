import type { DocumentSnapshot } from '../platform/firestore.ts';
import { readWholeOrder } from '../records/order-record.ts';
import { readRefund } from '../records/payment-record.ts';
import { issueReceipts, waitingPart } from './issue-receipts.ts';
import { issueRefundVoucher } from './issue-refund-voucher.ts';

/** An order was written: each advance that it has got since gets its receipt voucher, once. */
export async function receiptsForAdvances(
  orderId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const order = after && readWholeOrder(after);
  if (order && waitingPart(order)) await issueReceipts(orderId, new Date());
}

/** A refund was written: once the bank has it, an advance that went back before its invoice gets its refund voucher. */
export async function vouchAtRefund(
  refundId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const refund = after && readRefund(after);
  if (refund?.state !== 'processed' || refund.refundVoucherNumber) return;
  await issueRefundVoucher(refundId, new Date());
}
