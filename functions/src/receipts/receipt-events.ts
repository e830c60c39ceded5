import type { DocumentSnapshot } from '../platform/firestore.ts';
import { readOrder } from '../records/order-record.ts';
import { issueReceipts, waitingPart } from './issue-receipts.ts';

/** An order was written: each advance that it has got since gets its receipt voucher, once. */
export async function receiptsForAdvances(
  orderId: string,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const order = after && readOrder(after);
  if (order && waitingPart(order)) await issueReceipts(orderId, new Date());
}
