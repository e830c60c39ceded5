import type { Fibre } from './provenance.ts';

/** Shown when fibres cannot be read. */
export const FIBRES_WRONG = 'Enter each fibre with its percentage, such as Cotton 80; Silk 20.';

const SHARE_AFTER_NAME = /^(.+?)\s+(\d+(?:\.\d+)?)\s*%?$/s;
const SHARE_BEFORE_NAME = /^(\d+(?:\.\d+)?)\s*%\s*(.+)$/s;

export function fibreText(fibres: readonly Fibre[]): string {
  return fibres.map(({ name, percent }) => `${name} ${percent}`).join('; ');
}

/** Reads 'Cotton 80; Silk 20' and '80% cotton, 20% silk'. A single fibre counts as 100%. A missing share is NaN. */
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
