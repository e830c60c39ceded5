import type { CartItem } from '@kargha/domain/shopping/cart';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { lineKey } from '@kargha/domain/shopping/line-options';
import { reservedQuantities } from '#lib/reading/reserved-quantities.ts';

/** Adds what the shopper's own unpaid order reserves to the stock they can buy. */
export function withOwnReservedStock(item: CartItem, reserved = reservedQuantities()): CartItem {
  const key = item.variantId === undefined ? item.id : lineKey(item.id, item.options);
  const quantity = reserved.get(key) ?? 0;
  if (item.stock === undefined || quantity === 0) return item;
  const stock = Math.min(item.stock + quantity, MAX_QUANTITY_PER_LINE);
  return { ...item, stock, inStock: stock > 0 };
}
