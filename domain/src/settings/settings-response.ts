import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

import { count, time } from '../api/response-fields.ts';
import type { Claim } from './claims.ts';
import type { ShopFront } from './shop-front.ts';
import type { SettingsSection, ShopSettings } from './shop-settings.ts';

const contact = { email: string(), phone: string() };

const legal = object({
  tradeName: string(),
  legalName: string(),
  gstin: string(),
  address: object({
    line1: string(),
    line2: string(),
    city: string(),
    state: string(),
    pincode: string(),
    country: literal('India'),
  }),
  ...contact,
  hours: string(),
  grievanceOfficer: object({ name: string(), designation: string(), ...contact }),
});

const bankAccount = object({
  bankName: string(),
  holder: string(),
  number: string(),
  ifsc: string(),
});

const taxRate = object({
  hsnPrefix: string(),
  maxUnitRupees: nullable(number()),
  percent: number(),
  note: string(),
  from: time,
  to: nullable(time),
});

export const claim = object({
  id: string(),
  value: string(),
  label: string(),
  asOf: time,
}) satisfies GenericSchema<unknown, Claim>;

export const shopFront = object({
  announcement: object({
    isOn: boolean(),
    text: string(),
    textHindi: string(),
    link: string(),
  }),
  maintenance: object({ isOn: boolean(), message: string() }),
  menu: array(object({ label: string(), path: string() })),
  seo: object({ title: string(), description: string() }),
}) satisfies GenericSchema<unknown, ShopFront>;

const settings = object({
  legal,
  bankAccount,
  holds: object({ holdMinutes: count, openHoldsPerPerson: count, openHoldsPerAddress: count }),
  phoneOrders: object({ linkHours: count, mostDiscountPercent: count }),
  tax: object({ ratesEnabled: boolean(), rates: array(taxRate) }),
  payments: object({ emi: boolean() }),
  claims: object({ claims: array(claim) }),
  delivery: object({
    fromPincode: string(),
    dispatchDays: count,
    weavingDays: count,
    cutoffHour: count,
  }),
  shipping: object({ freeAboveRupees: count, flatFeeRupees: count }),
  shopFront,
}) satisfies GenericSchema<unknown, ShopSettings>;

const revisions = object({
  legal: count,
  bankAccount: count,
  holds: count,
  phoneOrders: count,
  tax: count,
  payments: count,
  claims: count,
  delivery: count,
  shipping: count,
  shopFront: count,
}) satisfies GenericSchema<unknown, Record<SettingsSection, number>>;

const integrations = object({
  razorpayKeys: boolean(),
  /** test mode keys */
  razorpayTestMode: boolean(),
  webhookSecret: boolean(),
  /** whether the email extension has processed emails; null before the first email */
  mailExtension: nullable(boolean()),
  appCheck: boolean(),
});
export type IntegrationsState = InferOutput<typeof integrations>;

const seriesState = object({ series: string(), year: string(), last: count });
export type SeriesState = InferOutput<typeof seriesState>;

export const settingsResponse = object({
  settings,
  /** revision of each section, to detect stale edits */
  revisions,
  integrations,
  series: array(seriesState),
});
export type SettingsAnswer = InferOutput<typeof settingsResponse>;
