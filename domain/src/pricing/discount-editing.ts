import { array, boolean, number, object, string, type InferType } from 'yup';

import { CATEGORIES } from '../catalogue/categories.ts';
import {
  DISCOUNT_KINDS,
  DISCOUNT_METHODS,
  DISCOUNT_STATUSES,
  normaliseDiscountCode,
} from './discount.ts';
import { ROLES } from '../people/user-profile.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Orders remember these terms of a code, so they cannot change once it was used. */
export const TERMS_FIXED_AFTER_USE = [
  'kind',
  'percent',
  'amount',
  'maxDiscount',
  'collections',
  'products',
] as const;

const COLLECTION_VALUES = CATEGORIES.flatMap(({ collections }) =>
  collections.map(({ value }) => value),
);
const MOST = 10_000_000_00;

/** So that a discount fits into one record and staff can see what it applies to. */
const MOST_PRODUCTS = 100;

const money = () =>
  number()
    .strict()
    .typeError('Please enter an amount')
    .integer('An amount is a whole number of paise')
    .min(0, 'An amount cannot be below zero')
    .max(MOST, 'This amount is too large');
const uses = () =>
  number()
    .strict()
    .typeError('Please enter a whole number')
    .integer('Please enter a whole number')
    .min(1, 'At least 1')
    .max(1_000_000, 'At most 10,00,000')
    .nullable()
    .defined();
const moment = () =>
  string()
    .strict()
    .test('moment', 'Please enter a date and a time', (text) => !text || isMoment(text));

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

const fields = {
  description: string()
    .trim()
    .required('Please describe the discount')
    .max(200, 'A description can have at most 200 characters'),
  kind: string()
    .oneOf(DISCOUNT_KINDS, 'This customer type is not valid')
    .required('Please choose a kind'),
  percent: number()
    .strict()
    .typeError('Please enter a percentage')
    .integer('A percentage is a whole number')
    .when('kind', {
      is: 'percent',
      then: (percent) =>
        percent
          .min(1, 'Please enter a percentage from 1 to 100')
          .max(100, 'Please enter a percentage from 1 to 100'),
      otherwise: (percent) => percent.oneOf([0], 'Only a percentage discount has a percentage'),
    })
    .required('Please enter a percentage'),
  amount: money()
    .when('kind', {
      is: 'fixed',
      then: (amount) => amount.min(100, 'Please enter at least ₹1'),
      otherwise: (amount) => amount.oneOf([0], 'Only a fixed discount has an amount'),
    })
    .required('Please enter an amount'),
  maxDiscount: money()
    .min(100, 'Please enter at least ₹1')
    .nullable()
    .defined()
    .when('kind', {
      is: 'percent',
      otherwise: (most) => most.oneOf([null], 'Only a percentage discount has a maximum'),
    }),
  minSubtotal: money().required('Please enter an amount'),
  collections: array(
    string().oneOf(COLLECTION_VALUES, 'This collection is not known').required(),
  ).required(),
  products: array(
    string()
      .matches(/^[A-Za-z0-9_-]{1,64}$/, 'This product is not known')
      .required(),
  )
    .max(MOST_PRODUCTS, `At most ${MOST_PRODUCTS} products`)
    .default([]),
  roles: array(string().oneOf(ROLES, 'This role is not valid').required()).required(),
  perPersonLimit: uses(),
  totalLimit: uses(),
  startsAt: moment().required('Please enter a date and a time'),
  endsAt: moment()
    .nullable()
    .defined()
    .test('order', 'The end must come after the start', function isAfter(endsAt) {
      const { startsAt } = this.parent as { startsAt?: string };
      return !endsAt || !startsAt || Date.parse(endsAt) > Date.parse(startsAt);
    }),
};

const NOT_PUBLIC = 'Product pages can only show a code that everyone can use';

interface DiscountLimits {
  roles?: readonly string[];
  totalLimit?: number | null;
  method?: string;
}

/** Product pages cannot know who reads them, or whether a code is used up. */
const isPublic = () =>
  boolean()
    .default(false)
    .test('for-everyone', NOT_PUBLIC, (shown, { parent }) => {
      const { roles = [], totalLimit, method } = parent as DiscountLimits;
      return !shown || (roles.length === 0 && !totalLimit && method !== 'automatic');
    });

const version = string().strict().required('Please reload this discount');

/** Uses of automatic discounts are not counted. */
export const NO_LIMITS = 'Only discount codes have usage limits';

const usesOfCode = () =>
  uses().when('method', {
    is: 'automatic',
    then: (limit) => limit.oneOf([null], NO_LIMITS),
  });

export const newDiscountSchema = object({
  ...fields,
  isPublic: isPublic(),
  method: string().oneOf(DISCOUNT_METHODS, 'This method is not known').default('code'),
  perPersonLimit: usesOfCode(),
  totalLimit: usesOfCode(),
  code: string()
    .transform((typed: unknown) =>
      typeof typed === 'string' ? normaliseDiscountCode(typed) : typed,
    )
    .matches(/^[A-Z0-9][A-Z0-9-]{2,39}$/, {
      message: 'A code has 3 to 40 letters, digits and dashes',
      excludeEmptyString: true,
    })
    .required('Please enter a code'),
}).exact(formMessages.unknown_field);
export type NewDiscount = InferType<typeof newDiscountSchema>;

/** PUT /api/discounts/{code}; `updatedAt` is that of the edited row. */
export const discountChangeSchema = object({
  ...fields,
  isPublic: isPublic(),
  updatedAt: version,
}).exact(formMessages.unknown_field);
export type DiscountChange = InferType<typeof discountChangeSchema>;

export const discountSwitchSchema = object({
  active: boolean().strict().required('Please say whether the code is active'),
  updatedAt: version,
}).exact(formMessages.unknown_field);

export const discountQuerySchema = object({
  search: string().trim().max(40, 'A search has at most 40 characters.').default(''),
  standing: string()
    .oneOf([...DISCOUNT_STATUSES, ''], 'This status is not valid')
    .default(''),
  cursor: string().max(200),
});
export type DiscountQuery = InferType<typeof discountQuerySchema>;
