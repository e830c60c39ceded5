import { boolean, object, string, type InferType, type TestContext } from 'yup';

import { formMessages } from '../messages/form-messages.ts';
import { linesField } from '../orders/order-requests.ts';
import { recordIds } from '../records/record-id.ts';
import { REFUND_SPEEDS } from './refund-speed.ts';
import { noteField, refundAmountField, revisionField } from '../records/request-fields.ts';

/**
 * What staff can refund on an order. Returns, removed items and cancellations are refunded by their own steps;
 * `cancellation` is for money that is left after one, and `retry` for a refund that failed.
 */
export const STAFF_REFUNDS = [
  'price_adjustment',
  'undelivered',
  'cancellation',
  'duplicate_payment',
  'retry',
] as const;

const PURPOSE_MISSING = 'Please say what this refund is for.';

/** What the purpose is about, and the message when it is missing. */
const TARGETS = [
  ['undelivered', 'lines', 'Please choose the undelivered items.'],
  ['duplicate_payment', 'paymentId', 'Please choose the duplicate payment.'],
  ['retry', 'refundId', 'Please choose the failed refund.'],
] as const;

/** POST /api/orders/{id}/refunds; `amount` in paise. The server computes the amount for the purpose and compares. */
export const refundSchema = object({
  revision: revisionField('order'),
  purpose: string().strict().oneOf(STAFF_REFUNDS, PURPOSE_MISSING).required(PURPOSE_MISSING),
  lines: linesField().min(1, 'Please choose the undelivered items.'),
  /** for undelivered items */
  includesShipping: boolean().strict(),
  paymentId: string()
    .strict()
    .matches(recordIds(1, 60), 'This payment does not belong to the order.'),
  refundId: string()
    .strict()
    .matches(recordIds(1, 200), 'This refund does not belong to the order.'),
  /** of refunds through the gateway; absent: normal */
  speed: string().strict().oneOf(REFUND_SPEEDS, 'Please choose a normal or an instant refund.'),
  amount: refundAmountField(),
  reason: noteField().required('Please give a reason.'),
})
  .exact(formMessages.unknown_field)
  .test('target', matchesPurpose);
export type RefundRequest = InferType<typeof refundSchema>;

type Targets = Partial<Record<(typeof TARGETS)[number][1], unknown>> & { purpose?: string };

/** Each purpose needs its target and accepts no other. */
function matchesPurpose(request: Targets, context: TestContext) {
  for (const [purpose, path, missing] of TARGETS) {
    const isNeeded = request.purpose === purpose;
    const isGiven = request[path] !== undefined;
    if (isNeeded === isGiven) continue;
    return context.createError({ path, message: isNeeded ? missing : formMessages.unknown_field });
  }
  return true;
}
