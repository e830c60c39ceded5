import type { Fibre } from './provenance.ts';

/** How fibres are written, for people who type them. */
export const FIBRES_WRONG = 'Enter each fibre with its percentage, such as Cotton 80; Silk 20.';

const SHARE_AFTER_NAME = /^(.+?)\s+(\d+(?:\.\d+)?)\s*%?$/s;
const SHARE_BEFORE_NAME = /^(\d+(?:\.\d+)?)\s*%\s*(.+)$/s;

/** Fibres in one line: 'Cotton 80; Silk 20'. */
export function fibreText(fibres: readonly Fibre[]): string {
  return fibres.map(({ name, percent }) => `${name} ${percent}`).join('; ');
}

/** The fibres in a text, also in '80% cotton, 20% silk'; a fibre alone is all of it. A share that is missing is NaN. */
export function fibresIn(typed: string): Fibre[] {
  const parts = typed
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((part) => {
    const [, nameFirst, shareAfter] = SHARE_AFTER_NAME.exec(part) ?? [];
    if (nameFirst !== undefined) return { name: nameFirst, percent: Number(shareAfter) };
    const [, shareBefore, nameLast] = SHARE_BEFORE_NAME.exec(part) ?? [];
    if (nameLast !== undefined) return { name: nameLast, percent: Number(shareBefore) };
    return { name: part, percent: parts.length === 1 ? 100 : Number.NaN };
  });
}
