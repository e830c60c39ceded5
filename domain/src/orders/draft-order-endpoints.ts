import { array, object, optional, picklist, string, unknown, type InferOutput } from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { lineRef, orderTotals } from '../api/order-fields.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import {
  draftDeleteSchema,
  draftEditSchema,
  draftPaidSchema,
  draftPriceSchema,
  draftQuerySchema,
  draftSendSchema,
  newDraftSchema,
} from './draft-order-requests.ts';
import { DRAFT_STATES, draftContentFields } from './draft-order.ts';
import { ORDER_STATES } from './order-state.ts';

const draftRow = object({
  id: string(),
  name: string(),
  email: string(),
  pieces: count,
  total: paiseAmount,
  state: picklist(DRAFT_STATES),
  orderId: string(),
  orderNumber: string(),
  updatedAt: time,
});
export type DraftRow = InferOutput<typeof draftRow>;

const draftDetails = object({
  ...draftRow.entries,
  ...draftContentFields,
  revision: count,
});
export type DraftDetails = InferOutput<typeof draftDetails>;

const draftLine = object({
  ...lineRef.entries,
  title: string(),
  sku: string(),
  image: string(),
  /** 0 for a product that is not for sale */
  unitPrice: paiseAmount,
  quantity: count,
  /** units that can be bought now */
  available: count,
  choices: array(object({ id: string(), name: string(), values: array(string()) })),
  /** the product's measurements and services, read by tailoringOf */
  tailoring: optional(unknown()),
  /** why it cannot be ordered with these options; '' when it can */
  problem: string(),
});
export type DraftLine = InferOutput<typeof draftLine>;

const draftPrice = object({ totals: orderTotals, lines: array(draftLine) });
export type DraftPrice = InferOutput<typeof draftPrice>;

const draft = object({ draft: draftDetails });

const orderOfDraft = object({
  order: object({ id: string(), number: string(), state: picklist(ORDER_STATES) }),
});

const PRICE_ERRORS = [
  'coupon_not_valid',
  'coupon_beaten',
  'gift_card_not_valid',
  'discount_too_high',
] as const;
const ORDER_ERRORS = [
  ...PRICE_ERRORS,
  'stale',
  'ordered',
  'price_changed',
  'out_of_stock',
  'not_for_sale',
  'options_not_valid',
] as const;

export const draftOrderEndpoints = defineEndpoints('/api/draft-orders', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists draft orders, page by page.',
    who: 'staff',
    permission: 'orders.read',
    query: draftQuerySchema,
    response: pageOf(draftRow),
  },
  create: {
    method: 'POST',
    path: '/',
    does: 'Creates a draft.',
    who: 'staff',
    permission: 'orders.create',
    body: newDraftSchema,
    bodyBytes: FORM_BODY,
    response: draft,
    status: 201,
    errors: [...PRICE_ERRORS, 'already_saved'],
  },
  price: {
    method: 'POST',
    path: '/price',
    does: 'Prices a draft at current prices.',
    onlyReads: true,
    who: 'staff',
    permission: 'orders.create',
    body: draftPriceSchema,
    bodyBytes: FORM_BODY,
    response: object({ price: draftPrice }),
    errors: PRICE_ERRORS,
  },
  find: {
    method: 'GET',
    path: '/:id',
    does: 'Returns a draft.',
    who: 'staff',
    permission: 'orders.read',
    response: draft,
  },
  edit: {
    method: 'PUT',
    path: '/:id',
    does: 'Changes an open draft.',
    who: 'staff',
    permission: 'orders.create',
    body: draftEditSchema,
    bodyBytes: FORM_BODY,
    response: draft,
    errors: [...PRICE_ERRORS, 'stale', 'ordered'],
  },
  remove: {
    method: 'POST',
    path: '/:id/delete',
    does: 'Deletes an open draft.',
    who: 'staff',
    permission: 'orders.create',
    body: draftDeleteSchema,
    errors: ['stale', 'ordered'],
  },
  send: {
    method: 'POST',
    path: '/:id/send',
    does: 'Creates the order of a draft, reserves its stock and emails a payment link.',
    who: 'staff',
    permission: 'orders.create',
    body: draftSendSchema,
    bodyBytes: FORM_BODY,
    response: orderOfDraft,
    errors: ORDER_ERRORS,
  },
  pay: {
    method: 'POST',
    path: '/:id/paid',
    does: 'Creates the order of a draft that was paid offline.',
    who: 'staff',
    permission: 'payments.record',
    body: draftPaidSchema,
    bodyBytes: FORM_BODY,
    response: orderOfDraft,
    errors: [...ORDER_ERRORS, 'wrong_amount', 'reference_used'],
  },
});
