import { STANDINGS } from '@kargha/domain/availability';
import type { Facet } from '@kargha/domain/facet-choice';
import { PRICE_BANDS } from '@kargha/domain/facets';
import { formatRupees } from '@kargha/domain/money-format';

import type { CatalogTexts } from '../catalog-texts.ts';

/** What a shopper reads for a value of a facet. */
export function facetValueName(facet: Facet, value: string, texts: CatalogTexts): string {
  if (facet === 'price') return priceName(value, texts);
  const standing = facet === 'available' && STANDINGS.find((one) => one === value);
  return standing ? texts.standings[standing] : value;
}

function priceName(value: string, texts: CatalogTexts): string {
  const band = PRICE_BANDS.find((one) => one.value === value);
  if (!band) return value;
  const { from, below } = band;
  if (below === null) return texts.priceFrom(formatRupees(from));
  if (from === 0) return texts.priceBelow(formatRupees(below));
  return texts.priceBetween(formatRupees(from), formatRupees(below));
}
