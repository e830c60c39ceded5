import { visibleText } from '@kargha/domain/records/visible-text';

/** Letters, numbers, punctuation, maths and currency signs carry meaning; pictures and modifiers do not. */
const READ = /[\p{L}\p{N}\p{P}\p{Sm}\p{Sc}]/u;

/** Prepares user input for a document: an amount or name must not be shown in reverse. Line breaks stay. */
export function plainText(typed: string): string {
  return visibleText(typed).replaceAll('\t', ' ');
}

/**
 * Keeps only characters that the font can draw, since it draws a box for any other. An emoji is dropped, a styled
 * character becomes the plain one, any other becomes a question mark. @param canDraw whether the font has a glyph
 * for this code point
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
