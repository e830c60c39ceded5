import { array, nullable, optional, picklist, string, type InferOutput } from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { flag, storedObject, text } from '../records/stored-fields.ts';
import { REFUND_SPEEDS } from './refund-speed.ts';
import { STAFF_REFUNDS } from './refund-request.ts';

const APPROVAL_STATES = ['waiting', 'approved', 'declined', 'withdrawn'] as const;

/** What waits: a refund of an order or of a return, the removal of items, or a cancellation. */
const APPROVAL_KINDS = ['refund', 'return', 'lines', 'cancel'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** refundApprovals/{orderId}_{revision}: a request of staff that sends money back and needs a second person. */
export const refundApprovalSchema = storedObject({
  id: string(),
  orderId: string(),
  orderNumber: string(),
  kind: picklist(APPROVAL_KINDS),
  /** what would be refunded: reserved while it waits */
  amount: paiseAmount,
  /** what was entered, with what reduces the balance due; absent for removed items and cancellations */
  asked: optional(paiseAmount),
  /** given by the person who asked, and stored with the refund */
  reason: text,
  /** of a refund */
  purpose: optional(picklist(STAFF_REFUNDS)),
  /** undelivered items, or the items that stay in the order */
  lines: optional(array(storedObject({ ...lineRef.entries, quantity: count }))),
  includesShipping: flag,
  /** a duplicate payment */
  paymentId: optional(string()),
  speed: optional(picklist(REFUND_SPEEDS)),
  returnId: optional(string()),
  state: picklist(APPROVAL_STATES),
  requestedBy: string(),
  requestedAt: time,
  decidedBy: nullable(string()),
  decidedAt: nullable(time),
  /** why it was declined */
  answer: text,
});
export type RefundApproval = InferOutput<typeof refundApprovalSchema>;

/** Reserved for a request that waits. */
export interface WaitingRefund {
  amount: RefundApproval['amount'];
  /** a duplicate payment, which is not part of what the sale can refund */
  paymentId?: string | undefined;
}
