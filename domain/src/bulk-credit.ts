import { number, object, string, type InferType } from 'yup';

import { dueDate, owedParts } from './instalment.ts';
import type { Order } from './order.ts';
import { paise, type Paise } from './paise.ts';
import { LONGEST_REASON, UNKNOWN_FIELD } from './request-fields.ts';

/** How long money has been owed past its day, in days; `not_due` is owed, but its day has not come. */
export const AGES = ['not_due', '0-30', '31-60', '61-90', '90+'] as const;
export type Age = (typeof AGES)[number];

export type Ageing = Record<Age, Paise>;

/** companyCredits/{uid}: how much a company may owe at once; without one it has no credit. */
export interface CompanyCredit {
  uid: string;
  limit: Paise;
  revision: number;
  updatedAt: Date;
  /** uid of the member of staff */
  by: string;
}

type Owing = Pick<Order, 'state' | 'stateTimes' | 'instalments'>;

const DAY_MS = 86_400_000;

function noAgeing(): Ageing {
  const none = paise(0);
  return { not_due: none, '0-30': none, '31-60': none, '61-90': none, '90+': none };
}

/** Which age a debt has that fell due then; null when it has no day yet. */
export function ageOf(dueOn: Date | null, now: Date): Age {
  if (dueOn === null || dueOn.getTime() > now.getTime()) return 'not_due';
  const days = Math.floor((now.getTime() - dueOn.getTime()) / DAY_MS);
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}

/** What orders owe, by age. */
export function ageingOf(orders: readonly Owing[], now: Date): Ageing {
  const ageing = noAgeing();
  for (const order of orders) {
    for (const part of owedParts(order)) {
      const age = ageOf(dueDate(part, order.stateTimes), now);
      ageing[age] = paise(ageing[age] + part.amount);
    }
  }
  return ageing;
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
  revision: number()
    .strict()
    .integer('The revision is a whole number.')
    .min(0, 'The revision is a whole number.')
    .required('The revision of the limit is missing.'),
  reason: string()
    .trim()
    .max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`)
    .required('Please give a reason.'),
}).exact(UNKNOWN_FIELD);
export type CreditLimitRequest = InferType<typeof creditLimitSchema>;

const UTR = /^[A-Z0-9]{12,22}$/;

/** True for what a bank calls a transfer by; the gateway's names of payments have other letters. */
export function isUtr(reference: string): boolean {
  return UTR.test(reference);
}

const transfer = {
  revision: number()
    .strict()
    .integer('The revision is a whole number.')
    .min(0, 'The revision is a whole number.')
    .required('The revision of the order is missing.'),
  /** RBI: 22 characters for RTGS, 16 for NEFT, 12 digits for IMPS */
  utr: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? asUtr(typed) : typed))
    .matches(UTR, 'A UTR has 12 to 22 letters and digits.')
    .required('Please enter the UTR of the transfer.'),
  note: string().trim().max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`).default(''),
};

/** POST /api/instalments/:orderId/:part/transfer; `amount` in paise. */
export const bankTransferSchema = object({
  ...transfer,
  amount: number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(1, 'The amount must be above ₹0.')
    .required('Please enter the amount that has come in.'),
}).exact(UNKNOWN_FIELD);
export type BankTransferRequest = InferType<typeof bankTransferSchema>;

/** POST /api/instalments/:orderId/:part/return: the whole part went back by this transfer. */
export const bankReturnSchema = object(transfer).exact(UNKNOWN_FIELD);
export type BankReturnRequest = InferType<typeof bankReturnSchema>;

/** One transfer is one number, however it was typed. */
function asUtr(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
