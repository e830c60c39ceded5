import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { nextTaxChange } from '@kargha/domain/pricing/tax-table';

const FIVE_MINUTES = 300;

/** Cached by the CDN for five minutes, not by browsers. */
export const PAGE_LIFETIME = lifetime(FIVE_MINUTES);

/** PAGE_LIFETIME for a page with prices of these terms: it ends when a price mode or rate starts. */
export function pageLifetime({ tax, at }: Pick<PriceTerms, 'tax' | 'at'>): string {
  const next = nextTaxChange(tax, at);
  if (next === null) return PAGE_LIFETIME;
  const seconds = Math.floor((next.getTime() - at.getTime()) / 1000);
  return lifetime(Math.min(FIVE_MINUTES, seconds));
}

function lifetime(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}`;
}
