import { array, number, object, string, type InferType } from 'yup';

import type { Order } from '../orders/order.ts';
import { paidAndRefunded } from '../payments/order-balance.ts';
import { isSold } from '../payments/payment.ts';
import { searchField } from '../records/request-fields.ts';
import type { CompanyState, Role } from './user-profile.ts';
import type { UserProfile } from './user-schema.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Guests are customers without an account. */
export const CUSTOMER_KINDS = ['customer', 'b2b_buyer', 'guest', 'admin'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/**
 * customers/{uid or guest ID}: a row of the customer list, kept up to date by the server so that lists read no
 * orders or profiles. Tags and note belong to staff.
 */
export interface Customer {
  uid: string | null;
  kind: CustomerKind;
  name: string;
  /** name as a search key */
  nameKey: string;
  email: string;
  phone: string;
  companyName: string;
  /** verification state of the company; null without one */
  companyState: CompanyState | null;
  /** paid orders, without refunded ones */
  orders: number;
  /** paise paid and not refunded */
  value: number;
  lastOrderAt: Date | null;
  tags: string[];
  note: string;
  revision: number;
  createdAt: Date;
}

const GUEST_ID_DIGITS = 32;

/** Guest ID from the hash of a lower-case email address. */
export function guestCustomerId(addressHash: string): string {
  return `guest-${addressHash.slice(0, GUEST_ID_DIGITS)}`;
}

export interface Purchase {
  orders: number;
  value: number;
}

/** An order that is unpaid or fully refunded adds nothing. */
export const NO_PURCHASE: Purchase = { orders: 0, value: 0 };

type Bought = Pick<Order, 'payment' | 'giftCard' | 'closedBy'>;

/** Nothing before the order is paid, and nothing after a full refund. */
export function purchaseOf(order: Bought): Purchase {
  if (!isSold(order.payment.state)) return NO_PURCHASE;
  const { paid, refunded } = paidAndRefunded(order);
  return { orders: 1, value: Math.max(0, paid - refunded) };
}

/** Lower case, with single spaces. */
export function nameKeyOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

const BLANK = { orders: 0, value: 0, lastOrderAt: null, tags: [], note: '', revision: 0 };

export function newMember(profile: UserProfile): Customer {
  return { ...BLANK, ...customerOfProfile(profile), createdAt: profile.createdAt };
}

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

export const CUSTOMER_SORTS = ['newest', 'value', 'lastOrder'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

const MAX_TAGS = 20;

const tag = () =>
  string()
    .trim()
    .lowercase()
    .matches(
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,29}$/u,
      'A tag can have letters and digits, at most 30',
    )
    .required('A tag cannot be empty');

/** GET /api/customers. `search` is the start of a name, email address or phone number. */
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

/** PUT /api/customers/{id}. `revision` is the revision that was edited. */
export const customerChangeSchema = object({
  note: string().trim().max(5000, 'A note can have at most 5,000 characters').default(''),
  tags: array(tag()).max(MAX_TAGS, `At most ${MAX_TAGS} tags`).required('The tags are missing'),
  revision: number().strict().integer().required('Please reload this customer'),
}).exact(formMessages.unknown_field);
export type CustomerChange = InferType<typeof customerChangeSchema>;
