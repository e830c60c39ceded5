import type { Order } from './order.ts';
import { STATES_NEEDING_ACTION, type OrderState } from './order-state.ts';
import type { Paise } from '../money/paise.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';
import { orderWorth } from '../pricing/price-order.ts';

/** orders/{id}.listing: the fields that the staff list searches, filters and sorts by. Written with every change. */
export interface OrderListing {
  /** prefixes of what staff search by, in lower case, and a token for each product and tag */
  search: string[];
  worth: Paise;
  needsAction: boolean;
  needsReview: boolean;
  /** key of the courier of the latest parcel; '' before the first */
  courier: string;
  /** how it is paid: by cash on delivery, or else by the latest payment; '' before one */
  method: PaymentMethod | '';
}

type Listed = Pick<Order, 'number' | 'customer' | 'totals' | 'shipments' | 'reviewReasons'> &
  Partial<Pick<Order, 'instalments' | 'purchaseOrderNumber' | 'tags' | 'cashOnDelivery'>> & {
    state: OrderState;
    lines: readonly ListedLine[];
    payment: Partial<Pick<Order['payment'], 'paymentId' | 'method'>>;
  };
type ListedLine = Pick<Order['lines'][number], 'productId' | 'title' | 'sku'>;

/** Digits as people write them: '+91 98765 43210'. */
const DIGITS = /^\+?[\d\s()-]+$/;
const SHORTEST = 2;
/** Typed text is cut too, and what is longer is compared on the orders: longer tokens cost more index entries. */
const LONGEST = 14;

/** Firestore allows 40,000 index entries for a document, and each token has five. */
const MOST_TOKENS = 3000;

export function orderListing(order: Listed): OrderListing {
  const needsReview = order.reviewReasons.length > 0;
  return {
    search: searchOf(order),
    worth: orderWorth(order.totals),
    needsAction: STATES_NEEDING_ACTION.includes(order.state) || needsReview,
    needsReview,
    courier: courierKey(order.shipments.at(-1)?.courier ?? ''),
    method: orderMethod(order),
  };
}

/** 'bluedart' for 'Blue Dart' and 'BlueDart'. */
export function courierKey(name: string): string {
  return plainText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** In capitals, so that no typed text equals it. */
export const productToken = (productId: string) => `PRODUCT ${productId}`;
export const tagToken = (tagId: string) => `TAG ${tagId}`;

/** What stays searchable once the person of an order is erased. */
export function isProductToken(token: string): boolean {
  return token.startsWith(productToken(''));
}

/** By cash on delivery, also while nothing is paid yet, or else by the latest payment; '' before one. */
export function orderMethod({
  payment,
  instalments = [],
  cashOnDelivery,
}: Pick<Listed, 'payment' | 'instalments' | 'cashOnDelivery'>): PaymentMethod | '' {
  if (cashOnDelivery) return 'cash_on_delivery';
  const paid = instalments.filter(({ state }) => state === 'paid');
  return payment.method ?? paid.at(-1)?.method ?? '';
}

/** The search text as `search` stores it; '' when it is too short. */
export function orderSearchToken(typed: string): string {
  const text = searchedText(typed);
  return text.length < SHORTEST ? '' : cut(text);
}

function searchedText(typed: string): string {
  const text = plainText(typed);
  return DIGITS.test(text) ? digitsOf(text) : text;
}

function cut(text: string): string {
  return text.slice(0, LONGEST);
}

/** Tokens have only the start of such a text, so that `matchesSearch` compares the rest. */
export function isCutSearch(typed: string): boolean {
  return searchedText(typed).length > LONGEST;
}

/** Compares all of a typed text whose token an order has: 'po/2026-27/00123' and '…/00124' have the same one. */
export function matchesSearch(order: Listed, typed: string): boolean {
  if (!isCutSearch(typed)) return true;
  const start = searchedText(typed);
  return Object.values(searchedTexts(order)).some((texts) =>
    texts.some((text) => text.startsWith(start)),
  );
}

function searchedTexts(order: Listed) {
  const { number, customer, shipments, lines, payment, instalments = [] } = order;
  const codes = [
    customer.address.pincode,
    ...shipments.map(({ awb }) => awb),
    order.purchaseOrderNumber ?? '',
    ...lines.map(({ sku }) => sku),
  ];
  return {
    names: [
      ...fromEachWord(plainText(number).replace('-', ' ')),
      plainText(number),
      ...personTexts(customer),
    ],
    details: [
      ...codes.flatMap(codeTexts),
      ...fromEachWord(plainText(customer.address.city)),
      ...lines.flatMap(({ title }) => titleTexts(title)),
    ],
    payments: [payment, ...instalments].flatMap(({ paymentId }) => codeTexts(paymentId ?? '')),
  };
}

/**
 * Payments are found by their whole ID, everything else by its start. The titles of products come last: only they are
 * left out of an order with too many tokens.
 */
function searchOf(order: Listed): string[] {
  const { lines, tags = [] } = order;
  const { names, details, payments } = searchedTexts(order);
  const tokens = [
    ...lines.map(({ productId }) => productToken(productId)),
    ...tags.map(tagToken),
    ...payments.map(cut),
    ...names.flatMap(prefixes),
    ...details.flatMap(prefixes).filter(isTelling),
  ];
  return [...new Set(tokens)].filter(Boolean).slice(0, MOST_TOKENS);
}

/** Two letters begin half of all products and cities. */
const isTelling = ({ length }: string) => length > SHORTEST;

const NO_FIRST_WORDS = new Set(['a', 'and', 'for', 'from', 'in', 'of', 'on', 'the', 'with']);

function titleTexts(title: string): string[] {
  const texts = fromEachWord(plainText(title));
  return texts.filter((text) => !NO_FIRST_WORDS.has(text.split(' ', 1)[0] ?? ''));
}

/** A code of digits and hyphens is found with and without its hyphens. */
function codeTexts(code: string): string[] {
  const text = plainText(code);
  return DIGITS.test(text) ? [text, digitsOf(text)] : [text];
}

type Person = Pick<Order['customer'], 'name' | 'email' | 'phone'>;

export function personSearch(person: Person): string[] {
  return [...new Set(personTexts(person).flatMap(prefixes))];
}

/** Prefixes of the words of any texts, for lists that are searched with `orderSearchToken`. */
export function textSearch(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => fromEachWord(plainText(text))).flatMap(prefixes))];
}

function personTexts({ name, email, phone }: Person): string[] {
  return [...fromEachWord(plainText(name)), plainText(email), digitsOf(phone)];
}

/** 'asha devi verma' can be found by 'asha d', 'devi v' and 'verma'. */
function fromEachWord(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, place) => words.slice(place).join(' '));
}

function prefixes(text: string): string[] {
  const longest = Math.min(text.length, LONGEST);
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  return lengths.filter((length) => length >= SHORTEST).map((length) => text.slice(0, length));
}

/** The ten digits of an Indian phone number, without the country code. */
function digitsOf(typed: string): string {
  return typed.replace(/^\+91/, '').replaceAll(/\D/g, '');
}

/** In lower case, without accents, commas and extra spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim();
}
