import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import { keyOf, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';

import { invalid } from '../../http/errors.ts';

export interface RequestedItem extends LineRef {
  quantity: number;
}

/** Merges items with the same product and options. Throws 400 invalid for too many of one product. */
export function mergeItems(items: CreateOrderRequest['items']): RequestedItem[] {
  const wanted = new Map<string, RequestedItem>();
  for (const item of items) {
    const before = wanted.get(keyOf(item))?.quantity ?? 0;
    wanted.set(keyOf(item), { ...refOf(item), quantity: before + item.quantity });
  }
  const tooMuch = [...quantityByProduct(items)].find(
    ([, pieces]) => pieces > MAX_QUANTITY_PER_LINE,
  );
  if (tooMuch) {
    throw invalid(`At most ${MAX_QUANTITY_PER_LINE} pieces of one product.`, { items: tooMuch[0] });
  }
  return [...wanted.values()];
}

export function quantityByProduct(items: readonly RequestedItem[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of items) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}

export function requestedProductIds(items: readonly Pick<RequestedItem, 'productId'>[]): string[] {
  return [...new Set(items.map(({ productId }) => productId))];
}
