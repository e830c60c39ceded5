import { number, object, string, type InferType } from 'yup';

import { endOfIndianDay, indianDay, isCalendarDay } from '../india/indian-day.ts';
import { dueDate, unpaidInstalments, type Instalment } from './instalment.ts';
import type { Order } from '../orders/order.ts';
import { textSearch } from '../orders/order-listing.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import {
  LONGEST_REASON,
  revisionField,
  searchField,
  UNKNOWN_FIELD,
} from '../records/request-fields.ts';
import { DAY_MS } from '../records/time-spans.ts';
import type { UserProfile } from '../people/user-profile.ts';

/** How long money has been owed past its day, in days; `not_due` is owed, but its day has not come. */
export const AGES = ['not_due', '0-30', '31-60', '61-90', '90+'] as const;
export type Age = (typeof AGES)[number];

export type Ageing = Record<Age, Paise>;

/** companyCredits/{uid}: how much a company may owe at once. */
export interface CompanyCredit {
  uid: string;
  /** null without any credit */
  limit: Paise | null;
  revision: number;
  updatedAt: Date;
  /** uid of the member of staff */
  by: string;
}

/** A part of an order that is still owed. */
interface OpenPart {
  orderId: string;
  number: string;
  amount: Paise;
  /** the day from which it is owed; null while its goods have not been sent, have not arrived or are not invoiced */
  dueAt: Date | null;
}

/** What companyCredits/{uid} tells of debts: the server keeps it beside the orders, so that no list has to read them. */
export interface CompanyReceivables {
  owed: Paise;
  /** when the oldest part fell or falls due; NO_DAY when none has a day */
  owedSince: Date;
  parts: OpenPart[];
}

/** After every day on which something falls due: who owes nothing stands last. */
const NO_DAY = new Date('9999-12-31T00:00:00.000Z');

/** What a company owes that owes nothing. */
export const NO_RECEIVABLES: CompanyReceivables = { owed: paise(0), owedSince: NO_DAY, parts: [] };

type Owing = Pick<Order, 'state' | 'stateTimes' | 'instalments' | 'invoiceNumber'>;

function noAgeing(): Ageing {
  const none = paise(0);
  return { not_due: none, '0-30': none, '31-60': none, '61-90': none, '90+': none };
}

/** Which age a debt has that falls due on that day in India, which counts to its end; null when it has no day yet. */
export function ageOf(dueOn: Date | null, now: Date): Age {
  if (dueOn === null) return 'not_due';
  const days = Math.ceil((now.getTime() - endOfIndianDay(indianDay(dueOn)).getTime()) / DAY_MS);
  if (days <= 0) return 'not_due';
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}

/** What orders owe, by age. */
export function ageingOf(orders: readonly Owing[], now: Date): Ageing {
  return ageingOfParts(orders.flatMap(openParts), now);
}

/** What parts owe, by age. */
export function ageingOfParts(
  parts: readonly Pick<OpenPart, 'amount' | 'dueAt'>[],
  now: Date,
): Ageing {
  const ageing = noAgeing();
  for (const { amount, dueAt } of parts) {
    const age = ageOf(dueAt, now);
    ageing[age] = paise(ageing[age] + amount);
  }
  return ageing;
}

/** What a company owes for these orders. */
export function receivablesOf(
  orders: readonly (Owing & { id: string; number: string })[],
): CompanyReceivables {
  const parts = orders.flatMap((order) =>
    openParts(order).map((part) => ({ orderId: order.id, number: order.number, ...part })),
  );
  const days = parts.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []));
  return {
    owed: sumPaise(parts.map(({ amount }) => amount)),
    owedSince: new Date(Math.min(NO_DAY.getTime(), ...days)),
    parts,
  };
}

function openParts(order: Owing): Pick<OpenPart, 'amount' | 'dueAt'>[] {
  return unpaidInstalments(order).map((part) => ({
    amount: part.amount,
    dueAt: lateFrom(part, order),
  }));
}

/** An advance is not late while nothing was sent for it: until then the goods wait, and not the shop. */
function lateFrom(part: Instalment, order: Owing): Date | null {
  return part.due === 'now' && !order.stateTimes.shipped ? null : dueDate(part, order);
}

/** The texts by which the list of staff finds a company. */
export function companySearch({
  companyName,
  fullName,
  gstNumber,
}: Pick<UserProfile, 'companyName' | 'fullName' | 'gstNumber'>): string[] {
  return textSearch(companyName, fullName, gstNumber);
}

/** GET /api/credit; `search` is the beginning of a word of the company or its buyer, or of the GSTIN. */
export const creditQuerySchema = object({
  search: searchField(),
  cursor: string().max(200),
});
export type CreditQuery = InferType<typeof creditQuerySchema>;

/** A company as staff see it: what it may owe, and what it owes by age. */
export interface CompanyCreditSummary {
  uid: string;
  companyName: string;
  gstNumber: string;
  isVerified: boolean;
  /** null without any credit */
  limit: Paise | null;
  revision: number;
  owed: Paise;
  ageing: Ageing;
  /** the orders with something owed */
  orders: { id: string; number: string }[];
}

/** GET /api/credit/{uid}: a company, and what an order on 30-day credit would be measured by. */
export interface CompanyCreditDetails {
  standing: CompanyCreditSummary;
  /** paise owed on 30-day credit: what counts against the limit */
  onCredit: number;
  /** paise past their day, on any terms: while there are some, nothing more goes on credit */
  overdue: number;
}

/** GET /api/credit/totals. */
export interface CreditTotals {
  /** that owe something or may */
  companies: number;
  /** paise that all of them owe */
  owed: number;
  /** with something past its day */
  lateCompanies: number;
  /** paise that those owe in all, also what is not due yet */
  lateOwed: number;
}

/** A credit of ten crore rupees is more than this shop gives anybody. */
const HIGHEST_LIMIT = 10_000_000_000;

/** PUT /api/credit/:uid; `limit` in paise, 0 takes the credit away. */
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
    .max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`)
    .required('Please give a reason.'),
}).exact(UNKNOWN_FIELD);
export type CreditLimitRequest = InferType<typeof creditLimitSchema>;

const UTR = /^[A-Z0-9]{12,22}$/;

/**
 * POST /api/instalments/:orderId/:part/transfer; `amount` is what the part takes and `total` all that has come by this
 * transfer, in paise. Without `total` it is what was recorded with the first part, or else this part alone.
 */
export const bankTransferSchema = object({
  revision: revisionField('order'),
  /** RBI: 22 characters for RTGS, 16 for NEFT, 12 digits for IMPS */
  utr: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? asUtr(typed) : typed))
    .matches(UTR, 'A UTR has 12 to 22 letters and digits.')
    .required('Please enter the UTR of the transfer.'),
  note: string().trim().max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`).default(''),
  amount: number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(1, 'The amount must be above ₹0.')
    .required('Please enter the amount received.'),
  total: number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(1, 'The amount must be above ₹0.'),
  /** the day in India on which the bank has booked it, as 2026-11-21; absent: today */
  valueDate: string()
    .strict()
    .test('day', 'The value date must be a date.', (day) => day === undefined || isCalendarDay(day))
    .test('past', 'The value date cannot be in the future.', hasCome),
}).exact(UNKNOWN_FIELD);
export type BankTransferRequest = InferType<typeof bankTransferSchema>;

function hasCome(day: string | undefined): boolean {
  return day === undefined || day <= indianDay(new Date());
}

/** One transfer is one number, however it was typed. */
function asUtr(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
