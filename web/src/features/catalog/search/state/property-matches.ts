import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { placeOfShade, shadesIn } from '@kargha/domain/catalogue/colour-families';

import { GUESS, matchesOf, SURE, type Matches } from './matches.ts';
import { searchWords } from './search-names.ts';

/** The first and the second fibre of a blend. */
const BLEND = [0.8, 0.7];
/** A colour of the border or pattern only. */
const ACCENT = 0.6;
/** The colour is in the description only. */
const DESCRIBED_COLOUR = 0.7;
/** The shade is a tag. */
const TAGGED_SHADE = 0.8;
const CLOSEST_SHADE = 0.95;
const PER_SHADE = 0.03;
/** Home textiles and gifts are for everyone. */
const FOR_ANYONE = 0.5;

export function personMatches(entries: readonly CatalogueEntry[], person: string): Matches {
  return matchesOf(entries, ({ category }) => {
    if (category === person) return 1;
    return category === 'men' || category === 'women' ? 0 : FOR_ANYONE;
  });
}

export function isFibre(entries: readonly CatalogueEntry[], name: string): boolean {
  return entries.some(({ fabrics }) => fabrics.some((fabric) => fabric.toLowerCase() === name));
}

/** By the facet, because "art silk" or a silk thread does not make a cotton saree a silk one. */
export function fibreMatches(entries: readonly CatalogueEntry[], fibre: string): Matches {
  return matchesOf(entries, ({ fabrics, title, words }) => {
    const place = fabrics.findIndex((fabric) => fabric.toLowerCase() === fibre);
    if (place >= 0) return fabrics.length === 1 ? 1 : (BLEND[place] ?? SURE);
    return searchWords(`${title} ${words}`).includes(fibre) ? GUESS : 0;
  });
}

/** A colour finds its shades; a shade finds itself, and its family only as a guess. */
export function colourMatches(
  entries: readonly CatalogueEntry[],
  colour: string,
  family: string,
): Matches {
  const isShade = !family.toLowerCase().split(' ').includes(colour);
  const closeness = (shade: string) => {
    if (shade === colour) return 1;
    return isShade ? GUESS : closenessOf(colour, shade);
  };
  return matchesOf(entries, ({ title, colours, words }) => {
    const inTitle = shadesIn(title).filter((shade) => shade.family === family);
    const described = colours.includes(family) ? (isShade ? GUESS : DESCRIBED_COLOUR) : 0;
    const isTagged = isShade && searchWords(words).includes(colour);
    return Math.max(
      inTitle.length === 0 ? described : 0,
      isTagged ? TAGGED_SHADE : 0,
      ...inTitle.map(({ word, isAccent }) => closeness(word) * (isAccent ? ACCENT : 1)),
    );
  });
}

/** Two facets hold two colours; these are the shades of the second one. */
const SECOND_COLOURS: readonly (readonly string[])[] = [
  ['grey', 'gray', 'slate', 'charcoal'],
  ['natural', 'undyed', 'raw', 'unbleached', 'cream'],
];

function closenessOf(colour: string, shade: string): number {
  const isFirst = colour === 'black' || colour === 'white';
  const isOfSecond = SECOND_COLOURS.some((shades) => shades.includes(shade));
  return isFirst && isOfSecond ? ACCENT : CLOSEST_SHADE - PER_SHADE * placeOfShade(shade);
}
