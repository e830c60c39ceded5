import { keyOf, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import {
  choiceIn,
  tailoringIdOf,
  type TailoringChoice,
} from '@kargha/domain/shopping/tailoring-choice';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { formMessages } from '@kargha/domain/messages/form-messages';

import { invalid } from '../../http/errors.ts';

export interface RequestedItem extends LineRef, TailoringChoice {
  quantity: number;
}

/** Merges items with the same product, options and tailoring. Throws 400 invalid for too many of one product. */
export function mergeItems(items: readonly RequestedItem[]): RequestedItem[] {
  const merged = new Map<string, RequestedItem>();
  for (const { quantity, ...line } of items) {
    const choice = choiceIn(line);
    const item = { ...refOf({ ...line, tailoringId: tailoringIdOf(choice) }), ...choice };
    const before = merged.get(keyOf(item))?.quantity ?? 0;
    merged.set(keyOf(item), { ...item, quantity: before + quantity });
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
