import type { ProductVariant } from '../catalogue/product.ts';
import type { CustomerInfo } from '../shopping/customer-info.ts';
import type { DiscountTerms } from '../pricing/discount.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { LineRef } from '../shopping/line-ref.ts';
import type { OrderTotals } from '../pricing/pricing.ts';

/** An open draft can be changed and deleted; once its order is made it stays as it is. */
export const DRAFT_STATES = ['open', 'ordered'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const DRAFT_STATE_LABELS: Record<DraftState, string> = {
  open: 'Open',
  ordered: 'Order made',
};

export const STAFF_DISCOUNT_KINDS = ['percent', 'fixed'] as const;
type StaffDiscountKind = (typeof STAFF_DISCOUNT_KINDS)[number];

/** What a member of staff takes off the goods without a code. */
export interface StaffDiscount {
  kind: StaffDiscountKind;
  /** whole percent, or paise */
  value: number;
  reason: string;
}

/** What staff agree with a customer beside the shop's own prices. */
export interface StaffTerms {
  discount: StaffDiscount | null;
  /** null: by the shop's rules */
  shipping: Paise | null;
}

/** Who buys, as far as it is typed: a draft may lack what its order will need. */
export type DraftCustomer = Required<CustomerInfo>;

/** What staff type. */
export interface DraftContent extends StaffTerms {
  /** whose account the order will be in; null for who has none */
  uid: string | null;
  customer: DraftCustomer;
  items: (LineRef & { quantity: number })[];
  /** '' without one */
  couponCode: string;
  note: string;
}

/** draftOrders/{id}: an order that staff prepare. It holds no stock and has no number. */
export interface DraftOrder extends DraftContent {
  state: DraftState;
  /** the order that was made of it; null while it is open */
  orderId: string | null;
  orderNumber: string | null;
  /** as it was priced when it was saved */
  totals: OrderTotals;
  pieces: number;
  /** beginnings of names, e-mail address and phone, in small letters */
  search: string[];
  /** uid of the member of staff who saved it last */
  by: string;
  /** counts the changes */
  revision: number;
  /** hash of the request that made it; absent in older documents */
  requestHash?: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A draft as a row of the list: times as ISO 8601. */
export interface DraftRow {
  id: string;
  name: string;
  email: string;
  pieces: number;
  total: Paise;
  state: DraftState;
  orderId: string;
  orderNumber: string;
  updatedAt: string;
}

/** A draft as its page shows it. */
export interface DraftDetails extends DraftRow, DraftContent {
  revision: number;
}

/** A line of a draft as the shop would sell it now. */
export interface DraftLine extends LineRef {
  title: string;
  sku: string;
  image: string;
  /** 0 for what is not for sale */
  unitPrice: Paise;
  quantity: number;
  /** the most pieces that can be bought now */
  available: number;
  /** what can be chosen of the product; empty where there is nothing to choose */
  choices: ProductVariant[];
  /** why it cannot be ordered with these options, in a sentence; empty when it can */
  problem: string;
}

/** What a draft costs now. */
export interface DraftPrice {
  totals: OrderTotals;
  lines: DraftLine[];
}

/** The discount of a member of staff, as the one pricing reads discounts. */
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

/** The most that staff may take off goods of this worth, by the shop's setting. */
export function mostStaffDiscount(subtotal: Paise, mostPercent: number): Paise {
  return paise(Math.floor((subtotal * mostPercent) / 100));
}
