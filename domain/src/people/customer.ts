import { array, number, object, string, type InferType } from 'yup';

import { refundedToGiftCard } from '../pricing/gift-card.ts';
import type { Order } from '../orders/order.ts';
import type { OrderState } from '../orders/order-state.ts';
import { isSold } from '../payments/payment.ts';
import { searchField, UNKNOWN_FIELD } from '../records/request-fields.ts';
import type { CompanyState, Role, SavedAddress, UserProfile } from './user-profile.ts';

/** Guests are customers as well: they have bought, but have no account. */
export const CUSTOMER_KINDS = ['customer', 'b2b_buyer', 'guest', 'admin'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/**
 * customers/{uid or guest id}: one row of the list of customers. The server keeps it beside orders and profiles, so
 * that no list has to read them; tags and note are the staff's own.
 */
export interface Customer {
  /** null for a guest */
  uid: string | null;
  kind: CustomerKind;
  name: string;
  /** the name as it is searched */
  nameKey: string;
  /** in small letters */
  email: string;
  phone: string;
  companyName: string;
  /** how the check of the company stands; null without one */
  companyState: CompanyState | null;
  /** paid orders whose money was not given back */
  orders: number;
  /** paise that the person has paid and not got back */
  value: number;
  lastOrderAt: Date | null;
  tags: string[];
  note: string;
  /** counts the edits by staff */
  revision: number;
  createdAt: Date;
}

const GUEST_ID_DIGITS = 32;

/** The id of somebody who buys without an account, from the hash of their address in small letters. */
export function guestCustomerId(addressHash: string): string {
  return `guest-${addressHash.slice(0, GUEST_ID_DIGITS)}`;
}

/** What one order adds to its customer. */
export interface Purchase {
  orders: number;
  /** paise */
  value: number;
}

/** What an order adds that is not paid, or was given back. */
export const NO_PURCHASE: Purchase = { orders: 0, value: 0 };

type Bought = Pick<Order, 'payment' | 'giftCard' | 'closedBy'>;

/** What an order adds to its customer as it stands now: nothing before it is paid or after all was given back. */
export function purchaseOf(order: Bought): Purchase {
  const { payment } = order;
  if (!isSold(payment.state)) return NO_PURCHASE;
  return { orders: 1, value: Math.max(0, paysFor(order) - payment.refunded) };
}

/**
 * What was paid, by the gateway and by the gift card's part that is not back on it. The totals cannot tell: they shrink
 * when pieces are taken out, and what these cost counts as refunded as well.
 */
function paysFor({ payment, giftCard, closedBy }: Bought): number {
  const onCard = giftCard ? giftCard.amount - refundedToGiftCard({ giftCard, closedBy }) : 0;
  return payment.captured + onCard;
}

/** A name as it is searched: in small letters, its spaces single. */
export function nameKeyOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

const BLANK = { orders: 0, value: 0, lastOrderAt: null, tags: [], note: '', revision: 0 };

/** Somebody with an account, before any order is counted. */
export function newMember(profile: UserProfile): Customer {
  return { ...BLANK, ...customerOfProfile(profile), createdAt: profile.createdAt };
}

/** Somebody who buys without an account, before the order is counted. */
export function newGuest({
  customer: { name, email, phone },
  createdAt,
}: Pick<Order, 'customer' | 'createdAt'>): Customer {
  return {
    ...BLANK,
    uid: null,
    kind: 'guest',
    name,
    nameKey: nameKeyOf(name),
    email: email.toLowerCase(),
    phone,
    companyName: '',
    companyState: null,
    createdAt,
  };
}

/** The parts of a customer that follow the person's profile. */
export function customerOfProfile(
  profile: UserProfile,
): Pick<
  Customer,
  'uid' | 'kind' | 'name' | 'nameKey' | 'email' | 'phone' | 'companyName' | 'companyState'
> {
  const { uid, role, fullName, email, phone, companyName, companyVerification } = profile;
  return {
    uid,
    kind: role satisfies Role,
    name: fullName,
    nameKey: nameKeyOf(fullName),
    email: email.toLowerCase(),
    phone,
    companyName,
    companyState: companyVerification?.state ?? null,
  };
}

/** A customer in a list: times as ISO 8601. */
export type CustomerRow = Omit<Customer, 'nameKey' | 'lastOrderAt' | 'createdAt'> & {
  id: string;
  lastOrderAt: string | null;
  createdAt: string;
};

/** One order on the page of a customer. */
export interface CustomerOrder {
  id: string;
  number: string;
  state: OrderState;
  /** paise */
  total: number;
  /** ISO 8601 */
  createdAt: string;
}

/** GET /api/customers/{id}. */
export interface CustomerDetails {
  customer: CustomerRow;
  /** the latest */
  orders: CustomerOrder[];
  addresses: Omit<SavedAddress, 'id'>[];
  gstNumber: string;
  isSuspended: boolean;
}

export const CUSTOMER_SORTS = ['newest', 'value', 'lastOrder'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

const MOST_TAGS = 20;

const tag = () =>
  string()
    .trim()
    .lowercase()
    .matches(
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,29}$/u,
      'A tag can have letters and digits, at most 30',
    )
    .required('A tag cannot be empty');

/** The query of GET /api/customers; `search` is the beginning of a name, an e-mail or a phone number. */
export const customerQuerySchema = object({
  search: searchField(),
  kind: string()
    .oneOf([...CUSTOMER_KINDS, ''], 'This customer type is not valid')
    .default(''),
  tag: string().trim().lowercase().max(30, 'A tag can have at most 30 characters.').default(''),
  sort: string().oneOf(CUSTOMER_SORTS, 'This sort order is not valid').default('newest'),
  size: number().integer().min(1).max(100).default(25),
  cursor: string().max(200),
});
export type CustomerQuery = InferType<typeof customerQuerySchema>;

/** PUT /api/customers/{id}; `revision` is that of the row which was edited. */
export const customerChangeSchema = object({
  note: string().trim().max(5000, 'A note can have at most 5,000 characters').default(''),
  tags: array(tag()).max(MOST_TAGS, `At most ${MOST_TAGS} tags`).required('The tags are missing'),
  revision: number().strict().integer().required('Please reload this customer'),
}).exact(UNKNOWN_FIELD);
export type CustomerChange = InferType<typeof customerChangeSchema>;
