import {
  array,
  nullable,
  number,
  optional,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { indianAddress, lineRef, orderTotals } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { DiscountTerms } from '../pricing/discount.ts';
import { storedObject, text, textOrNull, texts } from '../records/stored-fields.ts';

/** Only an open draft can be changed or deleted. */
export const DRAFT_STATES = ['open', 'ordered'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const DRAFT_STATE_LABELS: Record<DraftState, string> = {
  open: 'Open',
  ordered: 'Order made',
};

export const STAFF_DISCOUNT_KINDS = ['percent', 'fixed'] as const;

const staffDiscount = storedObject({
  kind: picklist(STAFF_DISCOUNT_KINDS),
  /** whole percent, or paise */
  value: number(),
  reason: text,
});
export type StaffDiscount = InferOutput<typeof staffDiscount>;

/** What staff fill in. The customer may be incomplete. */
export const draftContentFields = {
  /** account of the customer; null without one */
  uid: textOrNull,
  customer: storedObject({
    name: string(),
    email: string(),
    phone: string(),
    address: indianAddress,
    gstin: text,
    companyName: text,
  }),
  items: array(
    storedObject({
      ...lineRef.entries,
      /** as in TailoringChoice; absent for a product as it is */
      services: optional(array(string())),
      measurements: optional(record(string(), number())),
      giftNote: optional(string()),
      quantity: count,
    }),
  ),
  couponCode: text,
  discount: nullable(staffDiscount),
  /** null: the shop's shipping rules apply */
  shipping: nullable(paiseAmount),
  note: text,
};

/** draftOrders/{id}, with its id: an order that staff prepare. It reserves no stock and has no number. */
export const draftOrderSchema = storedObject({
  id: string(),
  ...draftContentFields,
  state: picklist(DRAFT_STATES),
  /** null while the draft is open */
  orderId: textOrNull,
  orderNumber: textOrNull,
  /** from the last save */
  totals: orderTotals,
  pieces: count,
  /** prefixes of name, email address and phone, in lower case */
  search: texts,
  by: text,
  revision: count,
  /** hash of the request that created it; absent in older documents */
  requestHash: optional(string()),
  createdAt: time,
  updatedAt: time,
});
export type DraftOrder = InferOutput<typeof draftOrderSchema>;
export type DraftContent = Pick<DraftOrder, keyof typeof draftContentFields>;
export type DraftCustomer = DraftContent['customer'];
export type StaffTerms = Pick<DraftContent, 'discount' | 'shipping'>;

export function staffDiscountTerms({ kind, value }: StaffDiscount): DiscountTerms {
  const isPercent = kind === 'percent';
  return {
    kind,
    percent: isPercent ? value : 0,
    amount: paise(isPercent ? 0 : value),
    maxDiscount: null,
    collections: [],
  };
}

/** The highest staff discount for this subtotal, rounded down to the paisa. */
export function mostStaffDiscount(subtotal: Paise, mostPercent: number): Paise {
  return paise(Math.floor((subtotal * mostPercent) / 100));
}
