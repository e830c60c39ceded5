import { STOCK_STATUSES } from '@kargha/domain/catalogue/product-availability';
import type { Facet } from '@kargha/domain/catalogue/facet-choice';
import { PRICE_BANDS } from '@kargha/domain/catalogue/facets';
import { formatRupees } from '@kargha/domain/money/money-format';

import type { CatalogTexts } from '../../catalog-texts.ts';

/** Returns the value itself, or its name in the shopper's language. */
export function facetValueName(
  facet: Facet,
  value: string,
  texts: CatalogTexts,
  translate: (value: string) => string,
): string {
  if (facet === 'price') return priceName(value, texts);
  const availability = facet === 'available' && STOCK_STATUSES.find((one) => one === value);
  return availability ? texts.availabilities[availability] : translate(value);
}

function priceName(value: string, texts: CatalogTexts): string {
  const band = PRICE_BANDS.find((one) => one.value === value);
  if (!band) return value;
  const { from, below } = band;
  if (below === null) return texts.priceFrom(formatRupees(from));
  if (from === 0) return texts.priceBelow(formatRupees(below));
  return texts.priceBetween(formatRupees(from), formatRupees(below));
}
