import { array, boolean, date, number, object, string, type InferType } from 'yup';

import { bankAccountSchema } from '../money/bank-account.ts';
import { couriersSchema } from '../couriers/courier-settings.ts';
import { claimsSchema } from './claims-input.ts';
import {
  cashOnDeliverySchema,
  deliverySchema,
  giftWrapSchema,
  holdsSchema,
  labelsSchema,
  staffSafetySchema,
} from './settings-section-schemas.ts';
import { legalSchema } from './legal-identity-schema.ts';
import { MAX_LINK_HOURS } from './phone-order-settings.ts';
import { PRICE_MODES } from '../pricing/price-mode.ts';
import { hasTwoDecimals } from '../records/request-fields.ts';
import { CREDIT_SALE_DAYS, DEFAULT_CREDIT_SALE_DAY } from '../reports/credit-sales.ts';
import { requiredText, wholeNumber, optionalText } from './settings-fields.ts';
import { taxPortalSchema } from '../invoices/tax-portal-settings.ts';
import { isShopPath } from './shop-front.ts';
import { addressMessages } from '../messages/address-messages.ts';
import { mobileDigits } from '../india/phone-number.ts';
import { formMessages } from '../messages/form-messages.ts';
import type { Permission } from '../people/staff-permissions.ts';

const MAX_TAX_RATES = 300;

const rateSchema = object({
  hsnPrefix: string()
    .trim()
    .matches(/^\d{2,8}$/, 'An HSN code has 2 to 8 digits')
    .required('HSN code is required'),
  maxUnitRupees: number()
    .typeError('The maximum price must be a number')
    .positive('The maximum price must be above 0')
    .nullable()
    .default(null),
  percent: number()
    .typeError('The rate must be a number')
    .min(0, 'The rate must be at least 0')
    .max(40, 'The rate can be at most 40')
    .test('two-decimals', 'The rate can have at most two decimals', hasTwoDecimals)
    .required('The rate is required'),
  note: optionalText(200, 'Note'),
  from: date().typeError('This is not a valid date').required('The start date is required'),
  to: date()
    .typeError('This is not a valid date')
    .nullable()
    .default(null)
    .test('after-from', 'The rate must end after it starts', (to, { parent }) => {
      const { from } = parent as { from?: Date };
      return !to || !from || to > from;
    }),
}).exact(formMessages.unknown_field);

export const taxSchema = object({
  /** absent, as is its start: as it was */
  priceMode: string().oneOf(PRICE_MODES, 'Please choose how prices are shown').optional(),
  priceModeFrom: date()
    .typeError('This is not a valid date')
    .nullable()
    .optional()
    .when('priceMode', {
      is: 'included',
      then: (schema) => schema.required('Enter the day from which prices include tax'),
    }),
  ratesEnabled: boolean().required(),
  flatRateChosen: boolean().optional(),
  rates: array(rateSchema)
    .max(MAX_TAX_RATES, `At most ${MAX_TAX_RATES} rates`)
    .test('unambiguous', 'Two rates apply to the same goods at the same time', isUnambiguous)
    .required(),
}).exact(formMessages.unknown_field);

const shippingSchema = object({
  freeAboveRupees: wholeNumber('The order value for free shipping', 0, 1_000_000),
  flatFeeRupees: wholeNumber('The shipping fee', 0, 10_000),
}).exact(formMessages.unknown_field);

const stockSchema = object({
  lowStockAt: wholeNumber('The low-stock limit', 0, 1_000_000),
}).exact(formMessages.unknown_field);

const phoneOrdersSchema = object({
  linkHours: wholeNumber('Hours', 1, MAX_LINK_HOURS),
  mostDiscountPercent: wholeNumber('Percent', 0, 100),
}).exact(formMessages.unknown_field);

const paymentsSchema = object({
  emi: boolean().required(),
  creditSales: string().oneOf(CREDIT_SALE_DAYS).default(DEFAULT_CREDIT_SALE_DAY),
}).exact(formMessages.unknown_field);

const shopPath = (name: string) =>
  optionalText(200, name).test(
    'shop-path',
    `${name} is a page of this shop, such as /about`,
    (path) => path === '' || isShopPath(path),
  );

export const shopFrontSchema = object({
  announcement: object({
    isOn: boolean().required(),
    text: optionalText(160, 'Announcement').when('isOn', {
      is: true,
      then: (schema) => schema.required('Enter the text of the announcement'),
    }),
    textHindi: optionalText(160, 'Announcement in Hindi'),
    link: shopPath('The link'),
  }).exact(formMessages.unknown_field),
  maintenance: object({
    isOn: boolean().required(),
    message: optionalText(300, 'Message'),
  }).exact(formMessages.unknown_field),
  menu: array(
    object({
      label: requiredText(40, 'Label'),
      path: shopPath('The page').required('The page is required'),
    }).exact(formMessages.unknown_field),
  )
    .max(8, 'At most 8 links')
    .required(),
  seo: object({
    title: optionalText(60, 'Title'),
    description: optionalText(160, 'Description'),
  }).exact(formMessages.unknown_field),
  whatsApp: optionalText(30, 'WhatsApp number')
    .transform((typed: unknown) =>
      typeof typed === 'string' ? mobileDigits(typed) || typed : typed,
    )
    .matches(/^([6-9]\d{9})?$/, addressMessages.phone_10_digits),
}).exact(formMessages.unknown_field);

export const SETTINGS_SCHEMAS = {
  legal: legalSchema,
  bankAccount: bankAccountSchema,
  holds: holdsSchema,
  stock: stockSchema,
  phoneOrders: phoneOrdersSchema,
  tax: taxSchema,
  labels: labelsSchema,
  payments: paymentsSchema,
  cashOnDelivery: cashOnDeliverySchema,
  giftWrap: giftWrapSchema,
  claims: claimsSchema,
  delivery: deliverySchema,
  shipping: shippingSchema,
  shopFront: shopFrontSchema,
  taxPortal: taxPortalSchema,
  couriers: couriersSchema,
  staffSafety: staffSafetySchema,
} as const;

export type SettingsSection = keyof typeof SETTINGS_SCHEMAS;
export const SETTINGS_SECTIONS = Object.keys(SETTINGS_SCHEMAS) as SettingsSection[];

/** What changing each section needs. */
export const SETTINGS_PERMISSIONS: Readonly<Record<SettingsSection, Permission>> = {
  legal: 'settings.tax',
  bankAccount: 'settings.bank',
  holds: 'settings.edit',
  stock: 'settings.edit',
  phoneOrders: 'settings.edit',
  tax: 'settings.tax',
  labels: 'settings.edit',
  payments: 'settings.edit',
  cashOnDelivery: 'settings.edit',
  giftWrap: 'settings.edit',
  claims: 'settings.edit',
  delivery: 'settings.edit',
  shipping: 'settings.edit',
  shopFront: 'settings.edit',
  taxPortal: 'settings.tax',
  couriers: 'settings.edit',
  staffSafety: 'settings.bank',
};

/** Sections about money and accounts, which are saved only shortly after a sign-in. */
export const GUARDED_SECTIONS = ['bankAccount', 'payments', 'cashOnDelivery', 'tax', 'staffSafety'];

export type ShopSettings = {
  [Section in SettingsSection]: InferType<(typeof SETTINGS_SCHEMAS)[Section]>;
};

/** PUT /api/settings/{section}. `value` is checked by the schema of its section. */
export const settingsChangeSchema = object({
  value: object(),
  revision: number().strict().integer().min(0).required('The revision is missing.'),
});

interface DatedRate {
  hsnPrefix: string;
  maxUnitRupees: number | null;
  from: Date;
  to: Date | null;
}

/** Rates with the same HSN prefix and price ceiling may not overlap in time. */
function isUnambiguous(rates: readonly DatedRate[] | undefined): boolean {
  const all = rates ?? [];
  return all.every((one, place) =>
    all
      .slice(place + 1)
      .every(
        (other) =>
          !(
            isForSameGoods(one, other) &&
            beginsBeforeEnd(one, other) &&
            beginsBeforeEnd(other, one)
          ),
      ),
  );
}

function isForSameGoods(one: DatedRate, other: DatedRate): boolean {
  return one.hsnPrefix === other.hsnPrefix && one.maxUnitRupees === other.maxUnitRupees;
}

/** Whether one begins before the other ends. */
function beginsBeforeEnd(one: DatedRate, other: DatedRate): boolean {
  return other.to === null || one.from < other.to;
}
