import { formatPaise } from '../money/money-format.ts';
import { paise } from '../money/paise.ts';
import { PAYMENT_METHOD_LABELS, paymentMethod } from './payment-method.ts';

/**
 * Why staff must look at an order or a payment, with the sentence that they read. `{amount}`, `{paid}` and `{due}`
 * are paise, `{method}` is a payment method.
 */
const SENTENCES = {
  cancel_requested: 'The customer asks to cancel this order.',
  refund_failed: 'A refund of {amount} failed.',
  refund_due: '{amount} was paid offline ({method}): please refund it manually and record it here.',
  gift_card_disabled: 'Gift card …{last4} is disabled: please issue a new one for {amount}.',
  wrong_amount: 'Paid {paid} instead of {due}.',
  wrong_currency: 'Paid in {currency}.',
  wrong_instalment: 'Paid {paid}, which is not the amount of the instalment.',
  refunded_before_order: 'The gateway refunded this payment before the order was placed.',
  refunded_before_instalment: 'The gateway refunded this payment before the instalment was paid.',
  credit_not_refunded:
    '{amount} of replacement {number} could not be refunded: too little is left of this order.',
  purpose_unknown:
    'A refund of {amount} was made in the gateway’s dashboard. It is booked as a price adjustment: please check.',
  no_order: 'This payment does not belong to any order.',
  courier_contradiction:
    'Parcel {awb} is {state} here, but the courier last reported a {reported}.',
  note: '{note}',
} as const;

export type ReviewCode = keyof typeof SENTENCES;

export type ReviewParams = Readonly<Record<string, string | number>>;

/** Stored on orders and payments; an empty list means that there is nothing to review. */
export interface ReviewReason {
  code: ReviewCode;
  params: ReviewParams;
  at: Date;
}

type ParamsIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

/** What the sentence names, and what the reason is about: a `refundId`, a `paymentId` or an `awb`. */
type ParamsOf<Code extends ReviewCode> = Record<
  ParamsIn<(typeof SENTENCES)[Code]>,
  string | number
> &
  ReviewParams;

export const REVIEW_CODES = Object.keys(SENTENCES) as [ReviewCode, ...ReviewCode[]];

export function reviewReason<Code extends ReviewCode>(
  code: Code,
  params: ParamsOf<Code>,
  at: Date,
): ReviewReason {
  return { code, params, at };
}

/** Adds a reason; the same reason about the same refund, payment or parcel is listed once. */
export function addReview(reasons: readonly ReviewReason[], reason: ReviewReason): ReviewReason[] {
  return [...dropReview(reasons, reason.code, reason.params), reason];
}

/** Removes the reasons with this code, or only those about one refund, payment or parcel. */
export function dropReview(
  reasons: readonly ReviewReason[],
  code: ReviewCode,
  about: ReviewParams = {},
): ReviewReason[] {
  return reasons.filter(
    (one) =>
      one.code !== code ||
      SUBJECTS.some((name) => about[name] !== undefined && one.params[name] !== about[name]),
  );
}

const SUBJECTS = ['refundId', 'paymentId', 'awb'] as const;

const AMOUNTS: readonly string[] = ['amount', 'paid', 'due'];

export function describeReview({ code, params }: Pick<ReviewReason, 'code' | 'params'>): string {
  return SENTENCES[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (AMOUNTS.includes(name)) return formatPaise(paise(Number(value)));
    return name === 'method' ? methodInSentence(String(value)) : String(value);
  });
}

function methodInSentence(method: string): string {
  const label = PAYMENT_METHOD_LABELS[paymentMethod(method)];
  return label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

export function describeReviews(reasons: readonly ReviewReason[]): string {
  return reasons.map(describeReview).join(' ');
}
