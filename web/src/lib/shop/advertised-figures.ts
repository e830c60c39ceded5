import { SHIPPING_CLAIM } from '@kargha/domain/settings/claims';

import { useTexts, type Catalogue, type Language } from '../language/language.ts';
import { useShopFront } from './shop-front.ts';

export interface AdvertisedFigure {
  value: string;
  label: string;
  lang?: Language | undefined;
  asOf?: Date;
}

/** More would shift the layout. */
const MAX_SHOWN = 3;

/** Staff's figures, with the page's own labels where they match; the page's `stats` until they have loaded. */
export function useFigures(
  catalogue: Catalogue<{ stats: readonly AdvertisedFigure[] }>,
): readonly AdvertisedFigure[] {
  const { stats } = useTexts(catalogue);
  const { claims } = useShopFront();
  if (!claims) return stats;
  const known = catalogue.en.stats.map(({ label }) => label.toLowerCase());
  return claims
    .filter(({ id }) => id !== SHIPPING_CLAIM)
    .slice(0, MAX_SHOWN)
    .map(({ value, label, asOf }) => {
      const own = stats[known.indexOf(label.toLowerCase())];
      return own ? { ...own, value, asOf } : { value, label, asOf, lang: 'en' };
    });
}
