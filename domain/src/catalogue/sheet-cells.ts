import { fibresIn, fibreText } from './fibre-text.ts';
import type { Product } from './product.ts';
import type { Fibre } from './provenance.ts';
import { variantStockIn, variantStockText } from './variant-sheet.ts';

/** Cell kinds of a product sheet. An `amount` of 0 means unknown and is an empty cell. */
export type CellKind =
  | 'text'
  | 'number'
  | 'amount'
  | 'flag'
  | 'list'
  | 'pictures'
  | 'variants'
  | 'stock'
  | 'fibres';

export const CELL_PROBLEMS: Partial<Record<CellKind, string>> = {
  number: 'is not a number.',
  amount: 'is not a number.',
  flag: 'must be yes or no.',
  variants: 'must look like Colour=Red|Blue;Size=S|M.',
  stock: 'must look like Size=S: quantity 4, SKU KURTA-S; Size=M: quantity 2.',
  fibres: 'must look like Cotton 80; Silk 20.',
};

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  no: false,
  false: false,
};

/** Parses a cell that is not empty; undefined when it cannot be read. */
export const READ: Record<CellKind, (typed: string) => unknown> = {
  text: (typed) => typed,
  number: readNumber,
  amount: readNumber,
  flag: (typed) => FLAGS[typed.toLowerCase()],
  list: (typed) => splitCells(typed, ','),
  pictures: (typed) => typed.split(/\s+/),
  variants: readVariants,
  stock: variantStockIn,
  fibres: (typed) => {
    const fibres = fibresIn(typed);
    return fibres.some(({ percent }) => Number.isNaN(percent)) ? undefined : fibres;
  },
};

export const WRITE: Record<CellKind, (value: unknown) => string> = {
  text: (value) => (typeof value === 'string' ? value : ''),
  number: (value) => (typeof value === 'number' ? String(value) : ''),
  amount: (value) => (value === 0 ? '' : String(value)),
  flag: (value) => (value === true ? 'yes' : 'no'),
  list: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  pictures: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  variants: (value) =>
    ((value ?? []) as Product['variants'])
      .map(({ name, values }) => `${name}=${values.join('|')}`)
      .join(';'),
  stock: (value) => variantStockText((value ?? {}) as Product['combinations']),
  fibres: (value) => fibreText(value as Fibre[]),
};

function readNumber(typed: string): number | undefined {
  const plain = typed.replaceAll(',', '').replace(/^₹\s*/, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function readVariants(typed: string): Product['variants'] | undefined {
  const variants = splitCells(typed, ';').map((one, place) => {
    const [name = '', ...values] = one.split('=');
    return { id: `v${place + 1}`, name: name.trim(), values: splitCells(values.join('='), '|') };
  });
  const isComplete = variants.every(({ name, values }) => name !== '' && values.length > 0);
  return isComplete ? variants : undefined;
}

function splitCells(typed: string, separator: string): string[] {
  return typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
