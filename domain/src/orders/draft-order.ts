import type { CustomerInfo } from '../shopping/customer-info.ts';
import type { DiscountTerms } from '../pricing/discount.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { LineRef } from '../shopping/line-ref.ts';
import type { OrderTotals } from '../pricing/price-order.ts';

/** Only an open draft can be changed or deleted. */
export const DRAFT_STATES = ['open', 'ordered'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const DRAFT_STATE_LABELS: Record<DraftState, string> = {
  open: 'Open',
  ordered: 'Order made',
};

export const STAFF_DISCOUNT_KINDS = ['percent', 'fixed'] as const;
type StaffDiscountKind = (typeof STAFF_DISCOUNT_KINDS)[number];

export interface StaffDiscount {
  kind: StaffDiscountKind;
  /** whole percent, or paise */
  value: number;
  reason: string;
}

export interface StaffTerms {
  discount: StaffDiscount | null;
  /** null: the shop's shipping rules apply */
  shipping: Paise | null;
}

/** May be incomplete. */
export type DraftCustomer = Required<CustomerInfo>;

export interface DraftContent extends StaffTerms {
  /** account of the customer; null without one */
  uid: string | null;
  customer: DraftCustomer;
  items: (LineRef & { quantity: number })[];
  couponCode: string;
  note: string;
}

/** draftOrders/{id}: an order that staff prepare. It reserves no stock and has no number. */
export interface DraftOrder extends DraftContent {
  state: DraftState;
  /** null while the draft is open */
  orderId: string | null;
  orderNumber: string | null;
  /** from the last save */
  totals: OrderTotals;
  pieces: number;
  /** prefixes of name, email address and phone, in lower case */
  search: string[];
  by: string;
  revision: number;
  /** hash of the request that created it; absent in older documents */
  requestHash?: string;
  createdAt: Date;
  updatedAt: Date;
}

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
