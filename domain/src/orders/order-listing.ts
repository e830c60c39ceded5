import type { Order } from './order.ts';
import { STATES_NEEDING_ACTION, type OrderState } from './order-state.ts';
import type { Paise } from '../money/paise.ts';
import { orderWorth } from '../pricing/price-order.ts';

/** orders/{id}.listing: the fields that the staff list searches, filters and sorts by. Written with every change. */
export interface OrderListing {
  /** prefixes of number, name, email address, phone and tracking numbers, in lower case */
  search: string[];
  worth: Paise;
  needsAction: boolean;
  needsReview: boolean;
}

type Listed = Pick<Order, 'number' | 'customer' | 'totals' | 'shipments' | 'reviewReasons'> & {
  state: OrderState;
};

const SHORTEST = 2;
const LONGEST = 40;

export function orderListing({ state, reviewReasons, totals, ...order }: Listed): OrderListing {
  const needsReview = reviewReasons.length > 0;
  return {
    search: searchOf(order),
    worth: orderWorth(totals),
    needsAction: STATES_NEEDING_ACTION.includes(state) || needsReview,
    needsReview,
  };
}

/** The search text as `search` stores it; '' when it is too short. */
export function orderSearchToken(typed: string): string {
  const text = plain(typed);
  const asNumber = /^\+?[\d\s()-]+$/.test(text) ? digitsOf(text) : text;
  return asNumber.length < SHORTEST ? '' : asNumber.slice(0, LONGEST);
}

function searchOf({
  number,
  customer,
  shipments,
}: Pick<Listed, 'number' | 'customer' | 'shipments'>): string[] {
  const texts = [
    ...fromEachWord(plain(number).replace('-', ' ')),
    plain(number),
    ...personTexts(customer),
    ...shipments.map(({ awb }) => plain(awb)),
  ];
  return [...new Set(texts.flatMap(prefixes))];
}

type Person = Pick<Order['customer'], 'name' | 'email' | 'phone'>;

export function personSearch(person: Person): string[] {
  return [...new Set(personTexts(person).flatMap(prefixes))];
}

/** Prefixes of the words of any texts, for lists that are searched with `orderSearchToken`. */
export function textSearch(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => fromEachWord(plain(text))).flatMap(prefixes))];
}

function personTexts({ name, email, phone }: Person): string[] {
  return [...fromEachWord(plain(name)), plain(email), digitsOf(phone)];
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

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ');
}
