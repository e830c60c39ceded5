import {
  isCutSearch,
  matchesSearch,
  orderSearchToken,
  productToken,
  tagToken,
} from '@kargha/domain/orders/order-listing';
import type { OrderFilter } from '@kargha/domain/orders/order-list';
import { tagsMatching } from '@kargha/domain/orders/order-tags';
import type { PaymentMethod } from '@kargha/domain/payments/payment-method';

import type { OrderRecord } from '../records/order-record.ts';
import { orderTagNames } from '../records/order-tags-record.ts';

/** A query has room for one of search, product and tag: the others are compared on the documents it finds. */
interface Comparison {
  /** for the query; an order has one of them */
  tokens: readonly string[];
  isMatch: (order: OrderRecord) => boolean;
}

export async function comparisonOf({ search, product, tag }: OrderFilter): Promise<Comparison> {
  const token = orderSearchToken(search);
  const foundTags = token === '' ? [] : await tagsFor(search);
  const alternatives = [
    token === '' ? [] : [token, ...foundTags.map(tagToken)],
    product === '' ? [] : [productToken(product)],
    tag === '' ? [] : [tagToken(tag)],
  ];
  return {
    tokens: alternatives.find(({ length }) => length > 0) ?? [],
    isMatch: (order) =>
      hasProduct(order, product) &&
      hasTag(order, tag) &&
      (matchesSearch(order, search) || foundTags.some((id) => hasTag(order, id))),
  };
}

/** True when a query finds exactly what matches, so that it can be counted without reading orders. */
export function isExactFilter({ search, product, tag, risk }: OrderFilter): boolean {
  const asked = [orderSearchToken(search), product, tag].filter((value) => value !== '');
  return asked.length < 2 && risk === '' && !isCutSearch(search);
}

/** Only cash on delivery has a level of risk, in a document that shoppers cannot read. */
export const CASH: PaymentMethod = 'cash_on_delivery';

export function mayHaveRisk({ risk, method }: OrderFilter): boolean {
  return risk === '' || method === '' || method === CASH;
}

function hasProduct({ lines }: OrderRecord, product: string): boolean {
  return product === '' || lines.some(({ productId }) => productId === product);
}

function hasTag({ tags = [] }: OrderRecord, tag: string): boolean {
  return tag === '' || tags.includes(tag);
}

/** With the states and payment states of a filter, more would exceed Firestore's 30 alternatives of a query. */
const MOST_TAGS_FOUND = 2;

/** Tags that start with what staff typed. */
async function tagsFor(search: string): Promise<string[]> {
  return tagsMatching(await orderTagNames(), search).slice(0, MOST_TAGS_FOUND);
}
