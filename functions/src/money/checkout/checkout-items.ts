import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import { keyOf, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { formMessages } from '@kargha/domain/messages/form-messages';

import { invalid } from '../../http/errors.ts';

export interface RequestedItem extends LineRef {
  quantity: number;
}

/** Merges items with the same product and options. Throws 400 invalid for too many of one product. */
export function mergeItems(items: CreateOrderRequest['items']): RequestedItem[] {
  const merged = new Map<string, RequestedItem>();
  for (const item of items) {
    const before = merged.get(keyOf(item))?.quantity ?? 0;
    merged.set(keyOf(item), { ...refOf(item), quantity: before + item.quantity });
  }
  const tooMuch = [...quantityByProduct(items)].find(
    ([, quantities]) => quantities > MAX_QUANTITY_PER_LINE,
  );
  if (tooMuch) {
    throw invalid(formMessages.too_many_pieces({ max: MAX_QUANTITY_PER_LINE }), {
      items: tooMuch[0],
    });
  }
  return [...merged.values()];
}

export function quantityByProduct(items: readonly RequestedItem[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

export function requestedProductIds(items: readonly Pick<RequestedItem, 'productId'>[]): string[] {
  return [...new Set(items.map(({ productId }) => productId))];
}
