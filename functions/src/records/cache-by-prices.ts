import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { nextTaxChange } from '@kargha/domain/pricing/tax-table';

import { cacheFor } from '../platform/cache-for.ts';
import { storeSettings } from './settings-record.ts';

/**
 * cacheFor for what states prices: `read` also runs again at the first call after staff changed taxes or shipping, and
 * after the start of a price mode or rate. Each call reads the settings.
 */
export function cacheByPrices<Value>(
  milliseconds: number,
  now: () => Date,
  read: (terms: PriceTerms) => Promise<Value>,
): () => Promise<Value> {
  let cached: { prices: string; value: () => Promise<Value> } | undefined;
  return async () => {
    const { shipping, tax } = await storeSettings();
    const at = now();
    const prices = JSON.stringify([shipping, tax, nextTaxChange(tax, at)]);
    if (cached?.prices !== prices) {
      const value = cacheFor(milliseconds, now, () => read({ shipping, tax, at: now() }));
      cached = { prices, value };
    }
    return cached.value();
  };
}
