import { visibleText } from '@kargha/domain/records/visible-text';

/** Letters, numbers, punctuation, mathematics and currencies: they carry meaning, as pictures and modifiers do not. */
const READ = /[\p{L}\p{N}\p{P}\p{Sm}\p{Sc}]/u;

/** What somebody typed, ready for a document: an amount or a name must not read backwards. Lines stay lines. */
export function plainText(typed: string): string {
  return visibleText(typed).replaceAll('\t', ' ');
}

/**
 * A text with only those characters that a font can draw: it would draw a box for any other. An emoji is left out, a
 * letter that only looks different becomes the plain one, and any other letter a question mark.
 * @param canDraw whether the font has a glyph for this code point
 */
export function drawableText(text: string, canDraw: (codePoint: number) => boolean): string {
  const isKept = (sign: string) => sign === '\n' || canDraw(sign.codePointAt(0) ?? 0);
  const signs = Array.from(text);
  if (signs.every(isKept)) return text;
  return signs
    .map((sign) => (isKept(sign) ? sign : substitute(sign, isKept)))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^ +| +$/gm, '');
}

function substitute(sign: string, isKept: (sign: string) => boolean): string {
  const plain = Array.from(sign.normalize('NFKC'));
  if (plain.join('') !== sign && plain.every(isKept)) return plain.join('');
  return READ.test(sign) ? '?' : '';
}
