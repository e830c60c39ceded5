import { cartSchema, type CartLine } from '@kargha/domain/shopping/cart';
import { storedReader } from '#lib/documents/stored-reader.ts';

const readCart = storedReader('cart', cartSchema);

/** Reads stored lines; incomplete ones are left out. */
export function storedLines(cart: unknown, name: 'lines' | 'saved'): CartLine[] {
  return readCart(cart)?.[name] ?? [];
}
