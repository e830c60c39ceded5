import { nullable, optional, picklist, string, type InferOutput } from 'valibot';

import { paiseAmount, time } from '../api/response-fields.ts';
import { storedObject } from '../records/stored-fields.ts';
import { DISPUTE_PHASES, DISPUTE_STATUSES } from './dispute.ts';

/** What staff see of a dispute. */
export const disputeFields = {
  paymentId: string(),
  /** null while the payment is unknown */
  orderId: nullable(string()),
  orderNumber: nullable(string()),
  /** the sale of a gift card that the payment was for, and the card's number; absent for orders and in older disputes */
  giftCardSaleId: optional(string()),
  giftCardNumber: optional(string()),
  amount: paiseAmount,
  /** what the gateway took from the balance: 0 until the dispute is lost */
  deducted: paiseAmount,
  reasonCode: string(),
  reason: string(),
  phase: picklist(DISPUTE_PHASES),
  status: picklist(DISPUTE_STATUSES),
  respondBy: time,
  /** when evidence was last submitted; null before */
  submittedAt: nullable(time),
  createdAt: time,
};

/** disputes/{id}, under the gateway's id. */
export const disputeSchema = storedObject({
  ...disputeFields,
  currency: string(),
  /** when the deduction was recorded; null while nothing is deducted */
  deductedAt: nullable(time),
  updatedAt: time,
});
export type DisputeRecord = InferOutput<typeof disputeSchema>;
