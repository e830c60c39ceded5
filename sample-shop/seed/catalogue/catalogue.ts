import { SILK_ACCESSORIES } from './accessories-silk.ts';
import { ACCESSORIES } from './accessories.ts';
import { BAGS } from './bags.ts';
import { BEDSHEETS } from './bedsheets.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CURTAINS } from './curtains.ts';
import { DHOTIS } from './dhotis.ts';
import { DOORMATS } from './doormats.ts';
import { DUPATTAS } from './dupattas.ts';
import { HANDKIES } from './handkies.ts';
import { CLAY_AND_METAL } from './home-decor-clay-and-metal.ts';
import { PAINT_AND_FIBRE } from './home-decor-paint-and-fibre.ts';
import { WOOD_AND_STONE } from './home-decor-wood-and-stone.ts';
import { JEWELRY } from './jewelry.ts';
import { KURTAS } from './kurtas.ts';
import { SHORT_KURTIS } from './short-kurtis.ts';
import { LEHANGAS } from './lehangas.ts';
import { LONG_KURTIS } from './long-kurtis.ts';
import { COTTON_SAREES } from './sarees-cotton.ts';
import { RESIST_SAREES } from './sarees-resist.ts';
import { FIGURED_SILK_SAREES } from './sarees-silk-figured.ts';
import { SILK_SAREES } from './sarees-silk.ts';
import { SHIRTS } from './shirts.ts';

export const CATALOGUE: readonly CatalogueEntry[] = [
  ...[SILK_SAREES, FIGURED_SILK_SAREES, RESIST_SAREES, COTTON_SAREES].flat(),
  ...[DUPATTAS, SHORT_KURTIS, LONG_KURTIS, LEHANGAS].flat(),
  ...[KURTAS, SHIRTS, DHOTIS].flat(),
  ...[BEDSHEETS, CURTAINS, DOORMATS, HANDKIES].flat(),
  ...[ACCESSORIES, SILK_ACCESSORIES, BAGS, JEWELRY].flat(),
  ...[CLAY_AND_METAL, PAINT_AND_FIBRE, WOOD_AND_STONE].flat(),
];

/** The eight sarees of the home page's carousel, in order. */
export const CAROUSEL_SAREES: readonly string[] = [
  'kanchipuram-korvai-saree-maroon-green',
  'patan-patola-saree-paan-bhat',
  'kalna-jamdani-saree-white-indigo',
  'banarasi-kadhua-saree-midnight',
  'pochampally-ikat-silk-saree-vermilion',
  'paithani-saree-muniya-border-plum',
  'chanderi-saree-ashrafi-buti-peach',
  'baluchari-saree-palki-terracotta',
];

/** Throws when no entry has this id. */
export function entryOf(id: string): CatalogueEntry {
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  if (!entry) throw new RangeError(`The catalogue has no ${id}.`);
  return entry;
}
