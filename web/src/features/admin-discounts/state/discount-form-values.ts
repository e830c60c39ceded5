import {
  DISCOUNT_KINDS,
  type DiscountKind,
  type DiscountMethod,
} from '@kargha/domain/pricing/discount';
import {
  discountChangeSchema,
  newDiscountSchema,
  type NewDiscount,
} from '@kargha/domain/pricing/discount-editing';
import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { fromIndianClock, indianClock } from '@kargha/domain/india/indian-clock';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { stripGrouping } from '@kargha/domain/money/parse-number';
import type { Role } from '@kargha/domain/people/user-profile';
import { formErrors } from '#lib/server/form-errors.ts';

/** Form values. Numbers are text, amounts are in rupees, times are in IST. */
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
  isPublic: boolean;
  perPersonLimit: string;
  totalLimit: string;
  startsAt: string;
  endsAt: string;
}

interface ChosenProduct {
  id: string;
  title: string;
}

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
    isPublic: false,
    perPersonLimit: '',
    totalLimit: '',
    startsAt: indianClock(now),
    endsAt: '',
  };
}

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
    isPublic: row.isPublic ?? false,
    perPersonLimit: formatCount(row.perPersonLimit),
    totalLimit: formatCount(row.totalLimit),
    startsAt: indianClock(row.startsAt),
    endsAt: row.endsAt ? indianClock(row.endsAt) : '',
  };
}

/**
 * Returns the request body. Missing or invalid numbers and times become null or NaN, so that the schema reports
 * them.
 */
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
    isPublic: hasLimits && values.isPublic,
    perPersonLimit: hasLimits ? parseCount(values.perPersonLimit, null) : null,
    totalLimit: hasLimits ? parseCount(values.totalLimit, null) : null,
    startsAt: toIsoTime(values.startsAt) ?? '',
    endsAt: toIsoTime(values.endsAt),
  } satisfies Record<keyof NewDiscount, unknown>;
}

/** Returns validation messages by field. `updatedAt` is set for an existing discount. */
export function validateDiscount(
  values: DiscountFormValues,
  updatedAt: Date | undefined,
): Record<string, string> {
  const { code, method, ...terms } = toDiscountPayload(values);
  return updatedAt === undefined
    ? formErrors(newDiscountSchema, { code, method, ...terms })
    : formErrors(discountChangeSchema, { ...terms, updatedAt: updatedAt.toISOString() });
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
