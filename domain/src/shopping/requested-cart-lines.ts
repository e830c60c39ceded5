import type { CartLine } from './cart.ts';
import { refOf, type LineRef } from './line-ref.ts';

export function requestedCartLines(
  lines: readonly Pick<CartLine, 'id' | 'options' | 'quantity'>[],
): (LineRef & { quantity: number })[] {
  return lines.map(({ id, options, quantity }) => ({
    ...refOf({ productId: id, options }),
    quantity,
  }));
}
