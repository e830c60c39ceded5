export const MAX_CODE_POINT = 0x10ffff;

/** Code points, both ends inclusive. */
export type Range = readonly [number, number];

export interface CharacterSet {
  ranges: readonly Range[];
  /** Unicode properties such as `\p{Lu}`, as one-character tests. */
  properties: readonly RegExp[];
  negated: boolean;
  foldCase: boolean;
}

/** Letters with a third form besides lower and upper case. */
const THIRD_FORMS = new Map([
  ['k', '\u212a'],
  ['s', '\u017f'],
  ['å', '\u212b'],
]);

/** Source: RE2 syntax, character classes and flag i. */
export function accepts(set: CharacterSet, codePoint: number): boolean {
  const forms = set.foldCase ? caseForms(codePoint) : [codePoint];
  return forms.some((form) => contains(set, form)) !== set.negated;
}

function contains({ ranges, properties }: CharacterSet, codePoint: number): boolean {
  if (ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) return true;
  if (properties.length === 0) return false;
  const character = String.fromCodePoint(codePoint);
  return properties.some((property) => property.test(character));
}

function caseForms(codePoint: number): number[] {
  const character = String.fromCodePoint(codePoint);
  const lower = character.toLowerCase();
  const upper = character.toUpperCase();
  const forms = [character, lower, upper, upper.toLowerCase(), THIRD_FORMS.get(lower) ?? lower];
  return forms.flatMap((form) => {
    const [only, ...more] = Array.from(form);
    const point = only?.codePointAt(0);
    return point === undefined || more.length > 0 ? [] : [point];
  });
}

export function complement(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  const rest: Range[] = [];
  let next = 0;
  for (const [from, to] of sorted) {
    if (from > next) rest.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= MAX_CODE_POINT) rest.push([next, MAX_CODE_POINT]);
  return rest;
}
