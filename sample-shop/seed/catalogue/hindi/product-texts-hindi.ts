import { ACCESSORIES_HINDI } from './accessories.hi.ts';
import { HOME_DECOR_HINDI } from './home-decor.hi.ts';
import { HOME_TEXTILES_HINDI } from './home-textiles.hi.ts';
import { MENSWEAR_HINDI } from './menswear.hi.ts';
import type { ProductTextsHindi } from './product-texts.ts';
import { SAREES_HINDI } from './sarees.hi.ts';
import { WOMENSWEAR_HINDI } from './womenswear.hi.ts';

const TEXTS: ProductTextsHindi = {
  ...SAREES_HINDI,
  ...WOMENSWEAR_HINDI,
  ...MENSWEAR_HINDI,
  ...HOME_TEXTILES_HINDI,
  ...ACCESSORIES_HINDI,
  ...HOME_DECOR_HINDI,
};

/** The stored Hindi fields of a product; throws when it has none. */
export function hindiFieldsOf(id: string): { titleHindi: string; descriptionHindi: string } {
  const texts = TEXTS[id];
  if (!texts) throw new RangeError(`${id} has no Hindi texts.`);
  return { titleHindi: texts.title, descriptionHindi: texts.description };
}
