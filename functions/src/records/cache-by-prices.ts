import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { nextTaxChange } from '@kargha/domain/pricing/tax-table';

import { cacheFor } from '../platform/cache-for.ts';

/**
 * cacheFor for what states prices: `read` also runs again at the first call after staff changed taxes or shipping, and
 * after the start of a price mode or rate. Each call brings the terms of its moment.
 */
export function cacheByPrices<Value>(
  milliseconds: number,
  now: () => Date,
  read: (terms: PriceTerms) => Promise<Value>,
): (terms: PriceTerms) => Promise<Value> {
  let cached: { prices: string; value: () => Promise<Value> } | undefined;
  let latest: PriceTerms;
  return (terms) => {
    latest = terms;
    const { shipping, tax, at } = terms;
    const prices = JSON.stringify([shipping, tax, nextTaxChange(tax, at)]);
    if (cached?.prices !== prices) {
      cached = { prices, value: cacheFor(milliseconds, now, () => read(latest)) };
    }
    return cached.value();
  };
}
