import { fallback, nullish, picklist, string as plain, type InferOutput } from 'valibot';
import { array, number, object, string, type InferType } from 'yup';

import { time } from '../api/response-fields.ts';
import { paise } from '../money/paise.ts';
import type { Order } from '../orders/order.ts';
import { paidAndRefunded } from '../payments/order-balance.ts';
import { isSold } from '../payments/payment.ts';
import { searchField } from '../records/request-fields.ts';
import {
  amount,
  paiseOrNothing,
  storedObject,
  text,
  textOrNull,
  texts,
  timeOrNull,
} from '../records/stored-fields.ts';
import { COMPANY_STATES, type Role } from './user-profile.ts';
import type { UserProfile } from './user-schema.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Guests are customers without an account. */
export const CUSTOMER_KINDS = ['customer', 'b2b_buyer', 'guest', 'admin'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** What staff see of a customer. Tags and note belong to staff. */
export const customerFields = {
  id: plain(),
  /** null for guests */
  uid: textOrNull,
  /** a damaged role, which the server treats as that of a customer, does not break the list */
  kind: fallback(picklist(CUSTOMER_KINDS), 'customer'),
  name: text,
  email: text,
  phone: text,
  companyName: text,
  /** verification state of the company; null without one */
  companyState: nullish(picklist(COMPANY_STATES), null),
  /** paid orders, without refunded ones */
  orders: amount,
  /** paid and not refunded */
  value: paiseOrNothing,
  lastOrderAt: timeOrNull,
  tags: texts,
  note: text,
  revision: amount,
  createdAt: time,
};

/**
 * customers/{uid or guest ID}, with its id: a row of the customer list, kept up to date by the server so that lists
 * read no orders or profiles.
 */
export const customerSchema = storedObject({
  ...customerFields,
  /** name as a search key */
  nameKey: text,
});
export type Customer = InferOutput<typeof customerSchema>;
export type NewCustomer = Omit<Customer, 'id'>;

/** customerSales/{orderId}: what an order added to its customer. */
export const customerSaleSchema = storedObject({
  customerId: textOrNull,
  orders: amount,
  value: paiseOrNothing,
});
export type CustomerSale = InferOutput<typeof customerSaleSchema>;

const GUEST_ID_DIGITS = 32;

/** Guest ID from the hash of a lower-case email address. */
export function guestCustomerId(addressHash: string): string {
  return `guest-${addressHash.slice(0, GUEST_ID_DIGITS)}`;
}

export type Purchase = Pick<CustomerSale, 'orders' | 'value'>;

/** An order that is unpaid or fully refunded adds nothing. */
export const NO_PURCHASE: Purchase = { orders: 0, value: paise(0) };

type Bought = Pick<Order, 'payment' | 'giftCard' | 'closedBy'> &
  Partial<Pick<Order, 'exchange' | 'creditGiven'>>;

/** Nothing before the order is paid, and nothing after a full refund. */
export function purchaseOf(order: Bought): Purchase {
  if (!isSold(order.payment.state)) return NO_PURCHASE;
  const { paid, refunded } = paidAndRefunded(order);
  return { orders: 1, value: paise(Math.max(0, paid - refunded)) };
}

/** Lower case, with single spaces. */
export function nameKeyOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

const BLANK = { ...NO_PURCHASE, lastOrderAt: null, tags: [], note: '', revision: 0 };

export function newMember(profile: UserProfile): NewCustomer {
  return { ...BLANK, ...customerOfProfile(profile), createdAt: profile.createdAt };
}

export function newGuest({
  customer: { name, email, phone },
  createdAt,
}: Pick<Order, 'customer' | 'createdAt'>): NewCustomer {
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
