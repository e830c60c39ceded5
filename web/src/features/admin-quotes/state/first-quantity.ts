import { numberIn } from '@kargha/domain/money/parse-number';

import type { TypedLine } from './typed-offer.ts';

/**
 * How many pieces a product that is added begins with: the first all that the request asks for, a later one what the
 * others leave of it, at least one.
 */
export function firstQuantity(lines: readonly TypedLine[], asked: number): string {
  const [first, ...others] = lines;
  if (others.length === 0 && first && !isWritten(first)) return first.quantity;
  const taken = lines.filter(isWritten).map(({ quantity }) => numberIn(quantity) || 0);
  const left = taken.reduce((rest, quantity) => rest - quantity, asked);
  return String(Math.max(1, left));
}

/** Whether somebody has begun to fill in a line: one that nobody has makes room for the first product. */
export function isWritten({ productId, description, unitPrice }: TypedLine): boolean {
  return productId !== null || description !== '' || unitPrice !== '';
}
