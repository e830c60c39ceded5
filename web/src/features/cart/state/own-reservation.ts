import type { CartItem } from '@kargha/domain/shopping/cart';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { reservedQuantities } from '#lib/reading/reserved-quantities.ts';

/** A product as this shopper can buy it: what their own unpaid order holds comes on top of what is on the shelf. */
export function withOwnReservation(item: CartItem, reserved = reservedQuantities()): CartItem {
  const quantity = reserved.get(item.id) ?? 0;
  if (item.stock === undefined || quantity === 0) return item;
  const stock = Math.min(item.stock + quantity, MAX_QUANTITY_PER_LINE);
  return { ...item, stock, inStock: stock > 0 };
}
