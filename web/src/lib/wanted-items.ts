import type { CartLine } from '@kargha/domain/shopping/cart';
import { refOf, type LineRef } from '@kargha/domain/shopping/line-options';

/** Lines of a cart as the server is asked about them. */
export function wantedItems(
  lines: readonly Pick<CartLine, 'id' | 'options' | 'quantity'>[],
): (LineRef & { quantity: number })[] {
  return lines.map(({ id, options, quantity }) => ({
    ...refOf({ productId: id, options }),
    quantity,
  }));
}
