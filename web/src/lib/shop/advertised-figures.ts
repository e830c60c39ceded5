import { SHIPPING_CLAIM } from '@kargha/domain/settings/claims';

import { useTexts, type Catalogue, type Language } from '../language/language.ts';
import { useShopFront } from './shop-front.ts';

/** What the shop is proud of, in a number. */
export interface AdvertisedFigure {
  value: string;
  label: string;
  /** the language of what staff have written; without it, it is said in the shopper's */
  lang?: Language | undefined;
  /** when it was counted */
  asOf?: Date;
}

/** More would move the page when they come. */
const MOST_SHOWN = 3;

/**
 * The figures that staff keep, labelled in a page's own words where it has some for them; the page's own `stats` until
 * staff's are known.
 */
export function useFigures(
  catalogue: Catalogue<{ stats: readonly AdvertisedFigure[] }>,
): readonly AdvertisedFigure[] {
  const { stats } = useTexts(catalogue);
  const { claims } = useShopFront();
  if (!claims) return stats;
  const known = catalogue.en.stats.map(({ label }) => label.toLowerCase());
  return claims
    .filter(({ id }) => id !== SHIPPING_CLAIM)
    .slice(0, MOST_SHOWN)
    .map(({ value, label, asOf }) => {
      const own = stats[known.indexOf(label.toLowerCase())];
      return own ? { ...own, value, asOf } : { value, label, asOf, lang: 'en' };
    });
}
