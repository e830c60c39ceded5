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
export interface DiscountFormValues {
  method: string;
  code: string;
  description: string;
  kind: string;
  percent: string;
  amount: string;
  maxDiscount: string;
  minSubtotal: string;
  collections: string[];
  products: ChosenProduct[];
  roles: Role[];
  perPersonLimit: string;
  totalLimit: string;
  startsAt: string;
  endsAt: string;
}

interface ChosenProduct {
  id: string;
  /** empty for one that is gone */
  title: string;
}

/** A new code: ten per cent off for everybody, from now on. */
export function blankDiscount(now: Date): DiscountFormValues {
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
export function toDiscountFormValues(row: DiscountRow): DiscountFormValues {
  const { method, code, description, kind, collections, roles } = row;
  return {
    method,
    code,
    description,
    kind,
    percent: formatCount(row.percent),
    amount: formatRupees(row.amount),
    maxDiscount: formatRupees(row.maxDiscount),
    minSubtotal: formatRupees(row.minSubtotal),
    collections,
    products: row.products.map((id) => ({ id, title: row.titles[id] ?? '' })),
    roles,
    perPersonLimit: formatCount(row.perPersonLimit),
    totalLimit: formatCount(row.totalLimit),
    startsAt: indianClock(new Date(row.startsAt)),
    endsAt: row.endsAt ? indianClock(new Date(row.endsAt)) : '',
  };
}

/** What is sent. What is no number or no time is sent as none, so that the schema finds the words for it. */
export function toDiscountPayload(values: DiscountFormValues) {
  const kind = kindOf(values);
  const method = methodOf(values);
  const hasLimits = method === 'code';
  return {
    method,
    code: values.code,
    description: values.description,
    kind,
    percent: kind === 'percent' ? parseCount(values.percent, Number.NaN) : 0,
    amount: kind === 'fixed' ? parsePaise(values.amount, Number.NaN) : 0,
    maxDiscount: kind === 'percent' ? parsePaise(values.maxDiscount, null) : null,
    minSubtotal: parsePaise(values.minSubtotal, 0),
    collections: values.collections,
    products: values.products.map(({ id }) => id),
    roles: values.roles,
    perPersonLimit: hasLimits ? parseCount(values.perPersonLimit, null) : null,
    totalLimit: hasLimits ? parseCount(values.totalLimit, null) : null,
    startsAt: toIsoTime(values.startsAt) ?? '',
    endsAt: toIsoTime(values.endsAt),
  } satisfies Record<keyof NewDiscount, unknown>;
}

/** What is wrong with the form, by field; empty when all is well. `seen` is the version of a code that is there. */
export function validateDiscount(
  values: DiscountFormValues,
  updatedAt: string | undefined,
): Record<string, string> {
  const { code, method, ...terms } = toDiscountPayload(values);
  return updatedAt === undefined
    ? formErrors(newDiscountSchema, { code, method, ...terms })
    : formErrors(discountChangeSchema, { ...terms, updatedAt: updatedAt });
}

export function kindOf({ kind }: Pick<DiscountFormValues, 'kind'>): DiscountKind {
  return DISCOUNT_KINDS.find((kindValue) => kindValue === kind) ?? 'percent';
}

export function methodOf({ method }: Pick<DiscountFormValues, 'method'>): DiscountMethod {
  return method === 'automatic' ? 'automatic' : 'code';
}

function formatCount(value: number | null): string {
  return value === null || value === 0 ? '' : String(value);
}

function formatRupees(amount: Paise | null): string {
  return amount === null || amount === 0 ? '' : String(paiseToRupees(amount));
}

function parseCount<Empty>(values: string, empty: Empty): number | Empty {
  const plain = stripGrouping(values);
  return plain === '' ? empty : Number(plain);
}

function parsePaise<Empty>(values: string, empty: Empty): number | Empty {
  const value = parseCount(values, empty);
  return typeof value === 'number' && value !== empty ? Math.round(value * 100) : value;
}

function toIsoTime(values: string): string | null {
  if (values === '') return null;
  return fromIndianClock(values)?.toISOString() ?? values;
}
