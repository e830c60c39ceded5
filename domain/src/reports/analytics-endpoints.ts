import {
  array,
  boolean,
  number,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import {
  analyticsQuerySchema,
  REGISTER_KINDS,
  registerQuerySchema,
  variantQuerySchema,
} from './analytics.ts';
import { dayFigures, salesFigures } from './day-figures.ts';

const soldByName = array(object({ name: string(), units: number(), revenue: number() }));

const tax = { taxable: number(), cgst: number(), sgst: number(), igst: number() };

/** Money in paise. Lists are sorted by the largest value. */
const analytics = object({
  sales: salesFigures,
  /** of the same number of days before */
  before: salesFigures,
  days: array(dayFigures),
  /** checkouts opened, paid and delivered, of those opened in the range */
  steps: object({ opened: count, paid: count, delivered: count }),
  /** visits that reached each step, with analytics consent */
  visits: object({ viewed: count, cart: count, checkout: count, paid: count }),
  crafts: soldByName,
  origins: soldByName,
  destinations: soldByName,
  returns: array(object({ reason: string(), pieces: number(), exchanged: optional(number(), 0) })),
  gst: array(object({ percent: number(), state: string(), ...tax })),
  /** sold to shoppers and taken back in the range; no part of the sales above. Older servers do not send it. */
  giftCards: optional(object({ sold: count, amount: number(), refunded: number() }), {
    sold: 0,
    amount: 0,
    refunded: 0,
  }),
});
export type Analytics = InferOutput<typeof analytics>;

/** Sales of one product by variant, in the order of its options; `title` is '' for a product that is gone. */
const variantSales = object({
  title: string(),
  variants: array(object({ name: string(), sku: string(), units: number(), revenue: number() })),
});
export type VariantSales = InferOutput<typeof variantSales>;

/** Money in paise. */
const margin = object({
  /** whole months, as '2026-11' */
  months: array(string()),
  sales: paiseAmount,
  /** of the units sold, at today's unit cost */
  cost: paiseAmount,
  unknownUnits: number(),
  unknownSales: paiseAmount,
  /** the products that sold least are left out: there are too many for one answer */
  isPartial: boolean(),
});
export type Margin = InferOutput<typeof margin>;

/** Goods of a document grouped by HSN code, rate and unit; money in paise. */
const registerGoods = object({
  hsnCode: string(),
  taxPercent: number(),
  unit: string(),
  quantity: number(),
  ...tax,
});
export type RegisterGoods = InferOutput<typeof registerGoods>;

const registerDocument = object({
  kind: picklist(REGISTER_KINDS),
  number: string(),
  financialYear: string(),
  serial: number(),
  issuedAt: time,
  against: string(),
  buyer: string(),
  gstin: string(),
  placeOfSupply: object({ name: string(), stateCode: string() }),
  /** empty on vouchers: an advance for goods bears no tax */
  goods: array(registerGoods),
  shipping: number(),
  roundOff: number(),
  total: number(),
});
export type RegisterDocument = InferOutput<typeof registerDocument>;

export const analyticsEndpoints = defineEndpoints('/api/analytics', {
  find: {
    method: 'GET',
    path: '/',
    does: 'Returns sales and other figures for a range of days.',
    who: 'staff',
    permission: 'analytics.read',
    query: analyticsQuerySchema,
    response: object({ analytics }),
  },
  variants: {
    method: 'GET',
    path: '/variants',
    does: 'Returns what each variant of a product sold in a range of days.',
    who: 'staff',
    permission: 'analytics.read',
    query: variantQuerySchema,
    response: variantSales,
  },
  margin: {
    method: 'GET',
    path: '/margin',
    does: 'Returns net sales minus the cost of what was sold, for the months of a range of days.',
    who: 'staff',
    permission: 'costs.read',
    query: analyticsQuerySchema,
    response: object({ margin }),
  },
  register: {
    method: 'GET',
    path: '/register',
    does: 'Lists documents of one kind by HSN code and rate, in the order of their issue.',
    who: 'staff',
    permission: 'analytics.read',
    query: registerQuerySchema,
    response: pageOf(registerDocument),
  },
});
