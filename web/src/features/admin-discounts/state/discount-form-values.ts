import {
  DISCOUNT_KINDS,
  type DiscountKind,
  type DiscountMethod,
} from '@kargha/domain/pricing/discount';
import {
  discountChangeSchema,
  newDiscountSchema,
  type DiscountRow,
  type NewDiscount,
} from '@kargha/domain/pricing/discount-editing';
import { fromIndianClock, indianClock } from '@kargha/domain/india/indian-clock';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { stripGrouping } from '@kargha/domain/money/parse-number';
import type { Role } from '@kargha/domain/people/user-profile';
import { formErrors } from '#lib/server/form-errors.ts';

/** The form as it is typed: numbers are text, amounts are rupees, times are those of a clock in India. */
export interface TypedDiscount {
  method: string;
  code: string;
  description: string;
  kind: string;
  percent: string;
  amount: string;
  maxDiscount: string;
  minSubtotal: string;
  collections: string[];
  products: TypedProduct[];
  roles: Role[];
  perPersonLimit: string;
  totalLimit: string;
  startsAt: string;
  endsAt: string;
}

interface TypedProduct {
  id: string;
  /** empty for one that is gone */
  title: string;
}

/** A new code: ten per cent off for everybody, from now on. */
export function blankDiscount(now: Date): TypedDiscount {
  return {
    method: 'code',
    code: '',
    description: '',
    kind: 'percent',
    percent: '10',
    amount: '',
    maxDiscount: '',
    minSubtotal: '',
    collections: [],
    products: [],
    roles: [],
    perPersonLimit: '',
    totalLimit: '',
    startsAt: indianClock(now),
    endsAt: '',
  };
}

/** The form of a code that is there. */
export function typedDiscount(row: DiscountRow): TypedDiscount {
  const { method, code, description, kind, collections, roles } = row;
  return {
    method,
    code,
    description,
    kind,
    percent: text(row.percent),
    amount: rupees(row.amount),
    maxDiscount: rupees(row.maxDiscount),
    minSubtotal: rupees(row.minSubtotal),
    collections,
    products: row.products.map((id) => ({ id, title: row.titles[id] ?? '' })),
    roles,
    perPersonLimit: text(row.perPersonLimit),
    totalLimit: text(row.totalLimit),
    startsAt: indianClock(new Date(row.startsAt)),
    endsAt: row.endsAt ? indianClock(new Date(row.endsAt)) : '',
  };
}

/** What is sent. What is no number or no time is sent as none, so that the schema finds the words for it. */
export function sentDiscount(typed: TypedDiscount) {
  const kind = kindOf(typed);
  const method = methodOf(typed);
  const isCounted = method === 'code';
  return {
    method,
    code: typed.code,
    description: typed.description,
    kind,
    percent: kind === 'percent' ? number(typed.percent, Number.NaN) : 0,
    amount: kind === 'fixed' ? money(typed.amount, Number.NaN) : 0,
    maxDiscount: kind === 'percent' ? money(typed.maxDiscount, null) : null,
    minSubtotal: money(typed.minSubtotal, 0),
    collections: typed.collections,
    products: typed.products.map(({ id }) => id),
    roles: typed.roles,
    perPersonLimit: isCounted ? number(typed.perPersonLimit, null) : null,
    totalLimit: isCounted ? number(typed.totalLimit, null) : null,
    startsAt: moment(typed.startsAt) ?? '',
    endsAt: moment(typed.endsAt),
  } satisfies Record<keyof NewDiscount, unknown>;
}

/** What is wrong with the form, by field; empty when all is well. `seen` is the version of a code that is there. */
export function discountErrors(
  typed: TypedDiscount,
  seen: string | undefined,
): Record<string, string> {
  const { code, method, ...terms } = sentDiscount(typed);
  return seen === undefined
    ? formErrors(newDiscountSchema, { code, method, ...terms })
    : formErrors(discountChangeSchema, { ...terms, updatedAt: seen });
}

export function kindOf({ kind }: Pick<TypedDiscount, 'kind'>): DiscountKind {
  return DISCOUNT_KINDS.find((one) => one === kind) ?? 'percent';
}

export function methodOf({ method }: Pick<TypedDiscount, 'method'>): DiscountMethod {
  return method === 'automatic' ? 'automatic' : 'code';
}

function text(value: number | null): string {
  return value === null || value === 0 ? '' : String(value);
}

function rupees(amount: Paise | null): string {
  return amount === null || amount === 0 ? '' : String(paiseToRupees(amount));
}

function number<Empty>(typed: string, empty: Empty): number | Empty {
  const plain = stripGrouping(typed);
  return plain === '' ? empty : Number(plain);
}

function money<Empty>(typed: string, empty: Empty): number | Empty {
  const value = number(typed, empty);
  return typeof value === 'number' && value !== empty ? Math.round(value * 100) : value;
}

function moment(typed: string): string | null {
  if (typed === '') return null;
  return fromIndianClock(typed)?.toISOString() ?? typed;
}
