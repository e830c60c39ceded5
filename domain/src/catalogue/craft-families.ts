import type { Product } from './product.ts';
import { wordsOf } from './search-words.ts';

/** A family name and the word prefixes that identify it. `=` in front requires the whole word. */
type Family = readonly [name: string, ...signs: string[]];

const FABRICS: readonly Family[] = [
  ['Silk', 'silk', 'tussar', 'muga', 'eri', 'mulberry'],
  ['Cotton', 'cotton', 'khadi', 'muslin'],
  ['Wool', 'wool', 'pashmina', 'merino'],
  ['Linen', 'linen', 'flax'],
  ['Jute and coir', 'jute', 'coir'],
  ['Cane and bamboo', 'rattan', 'cane', 'bamboo'],
  ['Wood', 'wood', 'rosewood', 'teak'],
  ['Clay and stone', 'clay', 'terracotta', 'quartz', 'marble', 'stone'],
  ['Metal', 'brass', 'silver', 'zinc', 'copper', 'bronze', 'iron'],
  ['Leather', 'leather'],
  ['Paper', 'paper'],
  ['Lac and glass', 'lac', 'glass'],
];

/** The first match counts: an ikat is also a plain weave. */
const WEAVES: readonly Family[] = [
  // Odisha calls ikat bandha; bandhani and bandhej are tie-dye.
  ['Ikat', 'ikat', '=bandha', 'patola'],
  ['Jamdani', 'jamdani'],
  ['Tie-dye', 'bandhani', 'bandhej', 'leheriya', 'tied'],
  ['Batik', 'batik'],
  ['Block print', 'block', 'bagru', 'ajrakh', 'dabu', 'print', 'printed', 'stamped'],
  ['Hand painted', 'kalamkari', 'painted', 'painting', 'pattachitra', 'pen'],
  ['Embroidery', 'embroider', 'kantha', 'phulkari', 'chikankari', 'zardozi', 'applique', 'stitch'],
  ['Tapestry', 'tapestry', 'paithani', 'kani'],
  ['Brocade', 'brocade', 'kadhua', 'jacquard', 'baluchari', 'extra'],
  ['Twill and satin', 'twill', 'satin', 'drill'],
  ['Plain weave', 'plain', 'basket', 'weft', 'warp', 'check'],
];

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

/** Percent. Smaller shares do not name the cloth. */
const MIN_SHARE_PERCENT = 25;

type DescribedProduct = Pick<Product, 'title' | 'description' | 'tags' | 'provenance'>;

export function fabricsOf({ provenance }: DescribedProduct): string[] {
  const named = (provenance?.fibre ?? []).filter(({ percent }) => percent >= MIN_SHARE_PERCENT);
  return [
    ...new Set(named.flatMap(({ name }) => familiesIn(FABRICS, name, startsWithSign).slice(0, 1))),
  ];
}

/** Empty for products that are not woven, printed or stitched. */
export function weaveOf({ provenance, tags }: DescribedProduct): string {
  if (!provenance) return '';
  const { weave, craft } = provenance;
  return familiesIn(WEAVES, [craft, weave, ...tags].join(' '), startsWithSign)[0] ?? '';
}

/** Colours in the title; if there are none, the first one in the description. */
export function coloursOf({ title, description }: DescribedProduct): string[] {
  const named = familiesIn(COLOURS, title, equalsSign);
  return named.length > 0 ? named : familiesIn(COLOURS, description, equalsSign).slice(0, 1);
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

type Matches = (word: string, sign: string) => boolean;

const startsWithSign: Matches = (word, sign) =>
  sign.startsWith('=') ? word === sign.slice(1) : word.startsWith(sign);

/** Whole words only: rosewood is not rose. */
const equalsSign: Matches = (word, sign) => word === sign;

function familiesIn(families: readonly Family[], text: string, matches: Matches): string[] {
  const words = wordsOf(text);
  return families
    .filter(([, ...signs]) => signs.some((sign) => words.some((word) => matches(word, sign))))
    .map(([name]) => name);
}
