import { DISCOUNT_KINDS, type DiscountKind } from '@kargha/domain/discount';
import {
  discountChangeSchema,
  newDiscountSchema,
  type DiscountRow,
  type NewDiscount,
} from '@kargha/domain/discount-editing';
import { fromIndianClock, indianClock } from '@kargha/domain/indian-clock';
import { paiseToRupees, type Paise } from '@kargha/domain/paise';
import type { Role } from '@kargha/domain/user-profile';
import { formErrors } from '#lib/form-errors.ts';

/** The form as it is typed: numbers are text, amounts are rupees, times are those of a clock in India. */
export interface TypedDiscount {
  code: string;
  description: string;
  kind: string;
  percent: string;
  amount: string;
  maxDiscount: string;
  minSubtotal: string;
  collections: string[];
  roles: Role[];
  perPersonLimit: string;
  totalLimit: string;
  startsAt: string;
  endsAt: string;
}

/** A new code: ten per cent off for everybody, from now on. */
export function blankDiscount(now: Date): TypedDiscount {
  return {
    code: '',
    description: '',
    kind: 'percent',
    percent: '10',
    amount: '',
    maxDiscount: '',
    minSubtotal: '',
    collections: [],
    roles: [],
    perPersonLimit: '',
    totalLimit: '',
    startsAt: indianClock(now),
    endsAt: '',
  };
}

/** The form of a code that is there. */
export function typedDiscount(row: DiscountRow): TypedDiscount {
  const { code, description, kind, collections, roles } = row;
  return {
    code,
    description,
    kind,
    percent: text(row.percent),
    amount: rupees(row.amount),
    maxDiscount: rupees(row.maxDiscount),
    minSubtotal: rupees(row.minSubtotal),
    collections,
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
  return {
    code: typed.code,
    description: typed.description,
    kind,
    percent: kind === 'percent' ? number(typed.percent, Number.NaN) : 0,
    amount: kind === 'fixed' ? money(typed.amount, Number.NaN) : 0,
    maxDiscount: kind === 'percent' ? money(typed.maxDiscount, null) : null,
    minSubtotal: money(typed.minSubtotal, 0),
    collections: typed.collections,
    roles: typed.roles,
    perPersonLimit: number(typed.perPersonLimit, null),
    totalLimit: number(typed.totalLimit, null),
    startsAt: moment(typed.startsAt) ?? '',
    endsAt: moment(typed.endsAt),
  } satisfies Record<keyof NewDiscount, unknown>;
}

/** What is wrong with the form, by field; empty when all is well. `seen` is the version of a code that is there. */
export function discountErrors(
  typed: TypedDiscount,
  seen: string | undefined,
): Record<string, string> {
  const { code, ...terms } = sentDiscount(typed);
  return seen === undefined
    ? formErrors(newDiscountSchema, { code, ...terms })
    : formErrors(discountChangeSchema, { ...terms, updatedAt: seen });
}

export function kindOf({ kind }: Pick<TypedDiscount, 'kind'>): DiscountKind {
  return DISCOUNT_KINDS.find((one) => one === kind) ?? 'percent';
}

function text(value: number | null): string {
  return value === null || value === 0 ? '' : String(value);
}

function rupees(amount: Paise | null): string {
  return amount === null || amount === 0 ? '' : String(paiseToRupees(amount));
}

function number<Empty>(typed: string, empty: Empty): number | Empty {
  const plain = typed.replaceAll(/[\s,]/g, '');
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
