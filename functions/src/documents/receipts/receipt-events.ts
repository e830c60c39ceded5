import type { DocumentSnapshot } from '../../platform/firestore.ts';
import { readOrderOrSkip } from '../../records/order-record.ts';
import { readRefund } from '../../records/payment-record.ts';
import { issueReceipts, instalmentWithoutReceipt } from './issue-receipts.ts';
import { issueRefundVoucher } from './issue-refund-voucher.ts';

/** On an order write: issues the receipt voucher of each new advance, once. */
export async function issueReceiptsForAdvances(
  orderId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const order = after && readOrderOrSkip(after);
  if (order && instalmentWithoutReceipt(order)) await issueReceipts(orderId, new Date());
}

/** On a refund write: issues the refund voucher once the refund of an advance is processed. */
export async function issueVoucherAtRefund(
  refundId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const refund = after && readRefund(after);
  if (refund?.state !== 'processed' || refund.refundVoucherNumber) return;
  await issueRefundVoucher(refundId, new Date());
}
