import type { DocumentWrite } from '../../records/follow-ups.ts';
import { readOrderOrSkip } from '../../records/order-record.ts';
import { readRefund } from '../../records/payment-record.ts';
import { issueReceipts, instalmentWithoutReceipt } from './issue-receipts.ts';
import { issueRefundVoucher } from './issue-refund-voucher.ts';

/** On an order write: issues the receipt voucher of each new advance, once. */
export async function issueReceiptsForAdvances({ id, after }: DocumentWrite): Promise<void> {
  const order = after && readOrderOrSkip(after);
  if (order && instalmentWithoutReceipt(order)) await issueReceipts(id, new Date());
}

/** On a refund write: issues the refund voucher once the refund of an advance is processed. */
export async function issueVoucherAtRefund({ id, after }: DocumentWrite): Promise<void> {
  const refund = after && readRefund(after);
  if (refund?.state !== 'processed' || refund.refundVoucherNumber) return;
  await issueRefundVoucher(id, new Date());
}
