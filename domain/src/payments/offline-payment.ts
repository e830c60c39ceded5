import { number, object, string, ValidationError, type InferType } from 'yup';

import { isCalendarDay } from '../india/indian-day.ts';
import { formatPaise } from '../money/money-format.ts';
import { rupeesToPaise } from '../money/paise.ts';
import { OFFLINE_METHODS, type OfflineMethod } from './payment.ts';
import { noteField, revisionField } from '../records/request-fields.ts';
import { recordIds } from '../records/record-id.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Income-tax Act s. 269ST: no one may accept this much or more in cash for one sale. */
export const CASH_LIMIT = rupeesToPaise(200_000);

/** A cash book number, or a UTR: 22 characters for RTGS, 16 for NEFT, 12 digits for IMPS and UPI. */
const REFERENCES: Record<OfflineMethod, { shape: RegExp; sentence: string }> = {
  cash: { shape: /^[A-Z0-9/-]{1,30}$/, sentence: 'Enter the cash receipt number.' },
  counter_upi: { shape: /^\d{12}$/, sentence: 'The UPI reference (UTR) has 12 digits.' },
  bank_transfer: { shape: /^[A-Z0-9]{12,22}$/, sentence: 'A UTR has 12 to 22 letters and digits.' },
};

const revision = () => revisionField('order');

const methodField = (sentence: string) =>
  string().strict().oneOf(OFFLINE_METHODS, sentence).required(sentence);

const referenceField = () =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' ? normaliseReference(typed) : typed))
    .required('Please enter the payment reference.')
    .test('shape', (typed, context) => {
      const { method } = context.parent as { method?: OfflineMethod };
      const rule = method === undefined ? undefined : REFERENCES[method];
      if (!rule || rule.shape.test(typed)) return true;
      return new ValidationError(rule.sentence, typed, context.path);
    });

/** `amount` in paise. */
const paymentFields = {
  revision: revision(),
  method: methodField('Please choose how it was paid.'),
  reference: referenceField(),
  amount: number()
    .strict()
    .integer(formMessages.amount_not_whole)
    .min(1, 'The amount must be above ₹0.')
    .required('Please enter the amount received.')
    .when('method', {
      is: 'cash',
      then: (schema) =>
        schema.lessThan(CASH_LIMIT, `Cash must be below ${formatPaise(CASH_LIMIT)}.`),
    }),
  note: noteField(),
};

/** POST /api/orders/{id}/paid; POST /api/draft-orders/{id}/paid also accepts a gift card. */
export const offlinePaymentSchema = object(paymentFields).exact(formMessages.unknown_field);
export type OfflinePaymentRequest = InferType<typeof offlinePaymentSchema>;

/** POST /api/orders/{id}/given-back; `day` is the business day in India of the manual refund, as 2026-11-21. */
export const manualRefundSchema = object({
  revision: revision(),
  refundId: string()
    .strict()
    .matches(recordIds(1, 200), 'This refund does not belong to the order.')
    .required('Please choose the refund.'),
  method: methodField('Please choose how it was refunded.'),
  reference: referenceField(),
  day: string()
    .strict()
    .required('Please enter the date of the refund.')
    .test('day', 'The date is not valid.', isCalendarDay),
}).exact(formMessages.unknown_field);
export type ManualRefundRequest = InferType<typeof manualRefundSchema>;

/** POST /api/orders/{id}/strike-payment: voids a payment that staff recorded by mistake. */
export const voidPaymentSchema = object({
  revision: revision(),
  paymentId: string()
    .strict()
    .matches(recordIds(1, 60), 'This payment does not belong to the order.')
    .required('Please choose the payment.'),
  reason: noteField().required(formMessages.give_a_reason),
}).exact(formMessages.unknown_field);
export type VoidPaymentRequest = InferType<typeof voidPaymentSchema>;

/** One UTR is one payment, by whichever method, so that it is recorded once. */
export function offlinePaymentId({
  method,
  reference,
}: Pick<OfflinePaymentRequest, 'method' | 'reference'>): string {
  return method === 'cash' ? `cash-${reference.replaceAll('/', '-')}` : reference;
}

/** Also of a UTR: bank statements print them with spaces. */
export function normaliseReference(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
