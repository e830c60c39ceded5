import { number, object, string, ValidationError, type InferType } from 'yup';

import { isCalendarDay } from '../india/indian-day.ts';
import { formatPaise } from '../money/money-format.ts';
import { rupeesToPaise } from '../money/paise.ts';
import { noteField, revisionField, UNKNOWN_FIELD } from '../records/request-fields.ts';
import { recordIds } from '../records/record-id.ts';

/** How money comes past the payment window; the gateway has a `upi` of its own. */
export const OFFLINE_METHODS = ['cash', 'counter_upi', 'bank_transfer'] as const;
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

export const OFFLINE_METHOD_LABELS: Record<OfflineMethod, string> = {
  cash: 'Cash',
  counter_upi: 'UPI at the counter',
  bank_transfer: 'Bank transfer',
};

/** Income-tax Act s. 269ST: nobody may take this much, or more, in cash for one sale. */
export const CASH_LIMIT = rupeesToPaise(200_000);

/** A cash book's own number, or a UTR: 22 characters for RTGS, 16 for NEFT, 12 digits for IMPS and UPI. */
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
    .transform((typed: unknown) => (typeof typed === 'string' ? plainReference(typed) : typed))
    .required('Please enter the payment reference.')
    .test('shape', (typed, context) => {
      const { method } = context.parent as { method?: OfflineMethod };
      const rule = method === undefined ? undefined : REFERENCES[method];
      if (!rule || rule.shape.test(typed)) return true;
      return new ValidationError(rule.sentence, typed, context.path);
    });

/** Fields of money that staff have seen come in; `amount` in paise. */
const seen = {
  revision: revision(),
  method: methodField('Please choose how it was paid.'),
  reference: referenceField(),
  amount: number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(1, 'The amount must be above ₹0.')
    .required('Please enter the amount received.')
    .when('method', {
      is: 'cash',
      then: (schema) =>
        schema.lessThan(CASH_LIMIT, `Cash must be below ${formatPaise(CASH_LIMIT)}.`),
    }),
  note: noteField(),
};

/** POST /api/orders/{id}/paid; POST /api/draft-orders/{id}/paid takes a gift card beside it. */
export const offlinePaymentSchema = object(seen).exact(UNKNOWN_FIELD);
export type OfflinePaymentRequest = InferType<typeof offlinePaymentSchema>;

/**
 * POST /api/orders/{id}/given-back: a refund of money that came past the gateway was given back by hand. `day` is the
 * business day in India on which it left the shop, as 2026-11-21.
 */
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
}).exact(UNKNOWN_FIELD);
export type ManualRefundRequest = InferType<typeof manualRefundSchema>;

/** POST /api/orders/{id}/strike-payment: a payment that staff have recorded by mistake is taken out of the books. */
export const voidPaymentSchema = object({
  revision: revision(),
  paymentId: string()
    .strict()
    .matches(recordIds(1, 60), 'This payment does not belong to the order.')
    .required('Please choose the payment.'),
  reason: noteField().required('Please give a reason.'),
}).exact(UNKNOWN_FIELD);
export type VoidPaymentRequest = InferType<typeof voidPaymentSchema>;

/** The id under which a payment is kept, so that it is taken once: one UTR is one payment, by whichever way it came. */
export function offlinePaymentId({
  method,
  reference,
}: Pick<OfflinePaymentRequest, 'method' | 'reference'>): string {
  return method === 'cash' ? `cash-${reference.replaceAll('/', '-')}` : reference;
}

/** True for the id of a payment that came past the gateway; the gateway's own are `pay_` and more. */
export function isOfflinePaymentId(paymentId: string): boolean {
  return !paymentId.startsWith('pay_');
}

/** True for the methods of payments that came past the gateway. */
export function isOfflineMethod(method: string | null): method is OfflineMethod {
  return OFFLINE_METHODS.some((one) => one === method);
}

/** One reference is one, however it was typed. */
function plainReference(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
