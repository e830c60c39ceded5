import type { Product } from './product.ts';
import { wordsOf } from './words.ts';
import { equalsSign, familiesIn, type Family } from './word-families.ts';

/** Shades from the closest to the colour on. */
const COLOURS: readonly Family[] = [
  ['Red', 'red', 'crimson', 'vermilion', 'madder', 'maroon', 'wine', 'poppy'],
  ['Pink', 'pink', 'rose', 'rani', 'gulal', 'peach'],
  ['Orange', 'orange', 'saffron', 'marigold', 'rust', 'brick', 'terracotta', 'palash'],
  ['Yellow', 'yellow', 'mustard', 'turmeric', 'haldi', 'honey', 'ochre', 'gold', 'wheat'],
  ['Green', 'green', 'emerald', 'mint', 'pine', 'parrot'],
  ['Blue', 'blue', 'indigo', 'navy', 'sky', 'midnight', 'sea', 'teal', 'turquoise'],
  ['Purple', 'purple', 'plum', 'violet', 'lilac'],
  ['Brown', 'brown', 'copper', 'walnut'],
  ['Black and grey', 'black', 'charcoal', 'slate', 'grey', 'gray'],
  ['White and natural', 'white', 'ivory', 'undyed', 'raw', 'cream', 'natural', 'unbleached'],
];

/** Colours in the title; if there are none, the first one in the description. */
export function coloursOf({
  title,
  description,
}: Pick<Product, 'title' | 'description'>): string[] {
  const named = coloursIn(title);
  return named.length > 0 ? named : coloursIn(description).slice(0, 1);
}

export function coloursIn(words: string): string[] {
  return familiesIn(COLOURS, words, equalsSign);
}

/** A colour word of a title, in its order. */
export interface Shade {
  family: string;
  word: string;
  /** only of the border or pattern: "mustard with red border" */
  isAccent: boolean;
}

export function shadesIn(title: string): Shade[] {
  const words = wordsOf(title);
  const accents = words.indexOf('with');
  return words.flatMap((word, at) => {
    const family = colourFamilyOf(word);
    return family === undefined ? [] : { family, word, isAccent: accents >= 0 && at > accents };
  });
}

/** The family of a colour or shade. */
export function colourFamilyOf(word: string): string | undefined {
  return COLOURS.find(([, ...signs]) => signs.includes(word))?.[0];
}

/** 0 for the colour itself, then growing with the distance from it. */
export function placeOfShade(word: string): number {
  const signs = COLOURS.map(([, ...all]) => all).find((all) => all.includes(word)) ?? [];
  return signs.indexOf(word);
}
