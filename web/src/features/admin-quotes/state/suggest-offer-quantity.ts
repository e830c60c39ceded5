import { parseNumber } from '@kargha/domain/money/parse-number';

import type { OfferLineValues } from './offer-form-values.ts';

/**
 * Suggests the requested quantity for the first product, and the quantity still open for a further one, at least
 * 1.
 */
export function suggestOfferQuantity(
  lines: readonly OfferLineValues[],
  requestedQuantity: number,
): string {
  const [first, ...others] = lines;
  if (others.length === 0 && first && !isStarted(first)) return first.quantity;
  const taken = lines.filter(isStarted).map(({ quantity }) => parseNumber(quantity) || 0);
  const left = taken.reduce((rest, quantity) => rest - quantity, requestedQuantity);
  return String(Math.max(1, left));
}

/** True once staff have filled in something; an untouched line is replaced by the first product. */
export function isStarted({ productId, description, unitPrice }: OfferLineValues): boolean {
  return productId !== null || description !== '' || unitPrice !== '';
}
