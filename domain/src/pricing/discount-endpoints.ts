import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { ORDER_STATES } from '../orders/order-state.ts';
import { ROLES } from '../people/user-profile.ts';
import { DISCOUNT_KINDS, DISCOUNT_METHODS, DISCOUNT_STATUSES } from './discount.ts';
import {
  discountChangeSchema,
  discountQuerySchema,
  discountSwitchSchema,
  newDiscountSchema,
} from './discount-editing.ts';

const discountRow = object({
  method: picklist(DISCOUNT_METHODS),
  code: string(),
  description: string(),
  kind: picklist(DISCOUNT_KINDS),
  percent: number(),
  amount: paiseAmount,
  maxDiscount: nullable(paiseAmount),
  minSubtotal: paiseAmount,
  collections: array(string()),
  products: array(string()),
  /** of the products that still exist, by id; empty in the list */
  titles: record(string(), string()),
  roles: array(picklist(ROLES)),
  perPersonLimit: nullable(count),
  totalLimit: nullable(count),
  used: count,
  active: boolean(),
  /** missing in older discounts */
  isPublic: optional(boolean()),
  standing: picklist(DISCOUNT_STATUSES),
  startsAt: time,
  endsAt: nullable(time),
  /** identifies the version */
  updatedAt: time,
});
export type DiscountRow = InferOutput<typeof discountRow>;

const discountOrder = object({
  id: string(),
  number: string(),
  customer: string(),
  discount: paiseAmount,
  state: picklist(ORDER_STATES),
  createdAt: time,
});
export type DiscountOrder = InferOutput<typeof discountOrder>;

const discountUsage = object({
  paidOrders: count,
  givenAway: paiseAmount,
  /** the latest ones */
  orders: array(discountOrder),
});
export type DiscountUsage = InferOutput<typeof discountUsage>;

const discount = object({ discount: discountRow });

export const discountEndpoints = defineEndpoints('/api/discounts', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists discount codes.',
    who: 'staff',
    permission: 'discounts.read',
    query: discountQuerySchema,
    response: pageOf(discountRow),
  },
  create: {
    method: 'POST',
    path: '/',
    does: 'Creates a discount code.',
    who: 'staff',
    permission: 'discounts.edit',
    body: newDiscountSchema,
    bodyBytes: FORM_BODY,
    response: discount,
    status: 201,
    errors: ['code_taken', 'too_many'],
  },
  show: {
    method: 'GET',
    path: '/:code',
    does: 'Returns a discount and its usage.',
    who: 'staff',
    permission: 'discounts.read',
    response: object({ discount: discountRow, usage: discountUsage }),
  },
  change: {
    method: 'PUT',
    path: '/:code',
    does: 'Changes a discount.',
    who: 'staff',
    permission: 'discounts.edit',
    body: discountChangeSchema,
    bodyBytes: FORM_BODY,
    response: discount,
    errors: ['stale', 'discount_used', 'too_many'],
  },
  switch: {
    method: 'PUT',
    path: '/:code/active',
    does: 'Enables or disables a discount.',
    who: 'staff',
    permission: 'discounts.edit',
    body: discountSwitchSchema,
    response: discount,
    errors: ['stale', 'too_many'],
  },
});
