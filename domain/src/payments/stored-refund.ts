import { array, boolean, nullish, optional, picklist, pipe, string, transform } from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { paiseAmount, time } from '../api/response-fields.ts';
import { amount, paiseOrNothing, storedObject, text } from '../records/stored-fields.ts';
import { paymentMethod } from './payment-method.ts';
import { OFFLINE_METHODS } from './payment.ts';
import { REFUND_PURPOSES } from './refund-purpose.ts';

/** What staff see of balanceAdjustments/{id}, and of refunds too. */
export const storedAdjustment = storedObject({
  purpose: picklist(REFUND_PURPOSES),
  amount: paiseAmount,
  /** refunds and adjustments of one cause share one */
  claim: nullish(text, ''),
  /** items that it is about when there is no return */
  lines: optional(array(storedObject({ ...lineRef.entries, quantity: amount })), []),
  includesShipping: optional(boolean(), false),
  returnId: nullish(text, ''),
  note: nullish(text, ''),
  creditNoteNumber: nullish(text, ''),
  createdAt: time,
});

/** What staff see of refunds/{id}. */
export const storedRefund = storedObject({
  ...storedAdjustment.entries,
  state: text,
  method: pipe(
    string(),
    transform((stored) => paymentMethod(stored)),
  ),
  /** the refund that replaced it after it failed; empty without one */
  retriedAs: nullish(text, ''),
  /** what was refunded in another way after it failed */
  resent: nullish(paiseOrNothing, 0),
  /** why the gateway refused it so far */
  trouble: nullish(text, ''),
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
});
