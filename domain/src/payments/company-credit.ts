import { number, object, string, type InferType } from 'yup';

import { indianDay, isCalendarDay } from '../india/indian-day.ts';
import { NO_DAY, type CompanyReceivables } from './company-credit-schema.ts';
import { normaliseReference } from './offline-payment.ts';
import { ageOf, dueDate, unpaidInstalments, type Age, type Instalment } from './instalment.ts';
import type { Order } from '../orders/order.ts';
import { textSearch } from '../orders/order-listing.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { MAX_REASON_LENGTH, revisionField, searchField } from '../records/request-fields.ts';
import type { UserProfile } from '../people/user-schema.ts';
import { formMessages } from '../messages/form-messages.ts';

export type Ageing = Record<Age, Paise>;

type UnpaidPart = CompanyReceivables['parts'][number];

export const NO_RECEIVABLES: CompanyReceivables = {
  owed: paise(0),
  owedSince: new Date(NO_DAY),
  parts: [],
};

type OrderOnTerms = Pick<Order, 'state' | 'stateTimes' | 'instalments' | 'invoiceNumber'>;

function noAgeing(): Ageing {
  const none = paise(0);
  return { not_due: none, '0-30': none, '31-60': none, '61-90': none, '90+': none };
}

export function ageingOf(orders: readonly OrderOnTerms[], now: Date): Ageing {
  return ageingOfParts(orders.flatMap(unpaidParts), now);
}

export function ageingOfParts(
  parts: readonly Pick<UnpaidPart, 'amount' | 'dueAt'>[],
  now: Date,
): Ageing {
  const ageing = noAgeing();
  for (const { amount, dueAt } of parts) {
    const age = ageOf(dueAt, now);
    ageing[age] = paise(ageing[age] + amount);
  }
  return ageing;
}

export function receivablesOf(
  orders: readonly (OrderOnTerms & { id: string; number: string })[],
): CompanyReceivables {
  const parts = orders.flatMap((order) =>
    unpaidParts(order).map((part) => ({ orderId: order.id, number: order.number, ...part })),
  );
  const days = parts.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []));
  return {
    owed: sumPaise(parts.map(({ amount }) => amount)),
    owedSince: new Date(Math.min(Date.parse(NO_DAY), ...days)),
    parts,
  };
}

function unpaidParts(order: OrderOnTerms): Pick<UnpaidPart, 'amount' | 'dueAt'>[] {
  return unpaidInstalments(order).map((part) => ({
    amount: part.amount,
    dueAt: overdueFrom(part, order),
  }));
}

/** An advance is not overdue before dispatch: until then the goods wait, and the shop has no claim. */
function overdueFrom(part: Instalment, order: OrderOnTerms): Date | null {
  return part.due === 'now' && !order.stateTimes.shipped ? null : dueDate(part, order);
}

export function companySearch({
  companyName,
  fullName,
  gstNumber,
}: Pick<UserProfile, 'companyName' | 'fullName' | 'gstNumber'>): string[] {
  return textSearch(companyName, fullName, gstNumber);
}

/** GET /api/credit; `search` matches the start of a word in the company, buyer or GSTIN. */
export const creditQuerySchema = object({
  search: searchField(),
  cursor: string().max(200),
});
export type CreditQuery = InferType<typeof creditQuerySchema>;

/** ₹10 crore in paise: above any credit this shop gives. */
const HIGHEST_LIMIT = 10_000_000_000;

/** PUT /api/credit/:uid; `limit` in paise, 0 removes the credit. */
export const creditLimitSchema = object({
  limit: number()
    .strict()
    .integer('The limit must be whole paise.')
    .min(0, 'The limit cannot be below ₹0.')
    .max(HIGHEST_LIMIT, 'The limit can be at most ₹10 crore.')
    .required('Please enter the limit.'),
  revision: revisionField('limit'),
  reason: string()
    .trim()
    .max(MAX_REASON_LENGTH, formMessages.at_most)
    .required(formMessages.give_a_reason),
}).exact(formMessages.unknown_field);
export type CreditLimitRequest = InferType<typeof creditLimitSchema>;

const UTR = /^[A-Z0-9]{12,22}$/;

/**
 * POST /api/instalments/:orderId/:part/transfer; `amount` is the instalment and `total` the whole transfer, in
 * paise. Without `total` the recorded total applies, or else this instalment alone.
 */
export const bankTransferSchema = object({
  revision: revisionField('order'),
  /** RBI: 22 characters for RTGS, 16 for NEFT, 12 digits for IMPS */
  utr: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? normaliseReference(typed) : typed))
    .matches(UTR, 'A UTR has 12 to 22 letters and digits.')
    .required('Please enter the UTR of the transfer.'),
  note: string().trim().max(MAX_REASON_LENGTH, formMessages.at_most).default(''),
  amount: number()
    .strict()
    .integer(formMessages.amount_not_whole)
    .min(1, 'The amount must be above ₹0.')
    .required('Please enter the amount received.'),
  total: number()
    .strict()
    .integer(formMessages.amount_not_whole)
    .min(1, 'The amount must be above ₹0.'),
  /** the value date in India, as 2026-11-21; absent: today */
  valueDate: string()
    .strict()
    .test('day', 'The value date must be a date.', (day) => day === undefined || isCalendarDay(day))
    .test('past', 'The value date cannot be in the future.', isNotInFuture),
}).exact(formMessages.unknown_field);
export type BankTransferRequest = InferType<typeof bankTransferSchema>;

function isNotInFuture(day: string | undefined): boolean {
  return day === undefined || day <= indianDay(new Date());
}
