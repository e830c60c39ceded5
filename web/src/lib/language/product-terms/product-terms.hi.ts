import type { MessageTranslations } from '../translate.ts';
import { careHindi } from './care.hi.ts';
import { craftsHindi } from './crafts.hi.ts';
import { facetsHindi } from './facets.hi.ts';
import { materialsHindi } from './materials.hi.ts';
import { measuresHindi } from './measures.hi.ts';
import { placesHindi } from './places.hi.ts';
import { weavesHindi } from './weaves.hi.ts';

/**
 * What is said of the goods beside their titles and descriptions, by its English. Addresses, filters and documents keep
 * the English words; only what is shown is said in Hindi.
 */
export const productTermsHindi: MessageTranslations = {
  ...facetsHindi,
  ...craftsHindi,
  ...weavesHindi,
  ...materialsHindi,
  ...placesHindi,
  ...measuresHindi,
  ...careHindi,
};
