import type { CartLine } from './cart.ts';
import { refOf, type LineRef } from './line-ref.ts';

/** Lines of a cart as the server is asked about them. */
export function requestedLines(
  lines: readonly Pick<CartLine, 'id' | 'options' | 'quantity'>[],
): (LineRef & { quantity: number })[] {
  return lines.map(({ id, options, quantity }) => ({
    ...refOf({ productId: id, options }),
    quantity,
  }));
}
