import { array, nullish, optional, picklist } from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { time } from '../api/response-fields.ts';
import { amount, paiseOrNothing, storedObject, text } from '../records/stored-fields.ts';
import { OFFLINE_METHODS } from './payment.ts';

/** What staff see of refunds/{id}. */
export const storedRefund = storedObject({
  reason: text,
  returnId: nullish(text, ''),
  /** the refund that replaced it after it failed; empty without one */
  retriedAs: nullish(text, ''),
  /** what was retried in parts after it failed */
  resent: nullish(paiseOrNothing, 0),
  /** refunds that were requested together share one */
  claim: nullish(text, ''),
  /** items that it refunds when there is no return */
  invoicedPieces: nullish(array(storedObject({ ...lineRef.entries, quantity: amount })), []),
  /** why the gateway refused it so far */
  trouble: nullish(text, ''),
  amount: paiseOrNothing,
  state: text,
  note: nullish(text, ''),
  paymentId: nullish(text, ''),
  /** the recorded manual refund */
  byHand: nullish(
    storedObject({
      method: optional(picklist(OFFLINE_METHODS), 'cash'),
      reference: text,
      day: text,
    }),
    null,
  ),
  refundVoucherNumber: nullish(text, ''),
  creditNoteNumber: nullish(text, ''),
  createdAt: time,
});
