import { optionTermsHindi } from '@kargha/domain/catalogue/option-terms.hi';

import type { TermTranslations } from '../translate.ts';
import { careHindi } from './care.hi.ts';
import { craftsHindi } from './crafts.hi.ts';
import { facetsHindi } from './facets.hi.ts';
import { materialsHindi } from './materials.hi.ts';
import { measuresHindi } from './measures.hi.ts';
import { placesHindi } from './places.hi.ts';
import { weavesHindi } from './weaves.hi.ts';

/** Addresses, filters and documents keep the English terms; only shown text is translated. */
export const productTermsHindi: TermTranslations = {
  ...optionTermsHindi,
  ...facetsHindi,
  ...craftsHindi,
  ...weavesHindi,
  ...materialsHindi,
  ...placesHindi,
  ...measuresHindi,
  ...careHindi,
};
