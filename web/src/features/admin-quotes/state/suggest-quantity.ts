import { parseNumber } from '@kargha/domain/money/parse-number';

import type { OfferLineValues } from './offer-form-values.ts';

/**
 * How many pieces a product that is added begins with: the first all that the request asks for, a later one what the
 * others leave of it, at least one.
 */
export function suggestQuantity(
  lines: readonly OfferLineValues[],
  requestedQuantity: number,
): string {
  const [first, ...others] = lines;
  if (others.length === 0 && first && !isStarted(first)) return first.quantity;
  const taken = lines.filter(isStarted).map(({ quantity }) => parseNumber(quantity) || 0);
  const left = taken.reduce((rest, quantity) => rest - quantity, requestedQuantity);
  return String(Math.max(1, left));
}

/** Whether somebody has begun to fill in a line: one that nobody has makes room for the first product. */
export function isStarted({ productId, description, unitPrice }: OfferLineValues): boolean {
  return productId !== null || description !== '' || unitPrice !== '';
}
