import type { Combination } from './product-schema.ts';

/** A variant of a product sheet. Fields that the cell does not name are missing. */
export interface SheetVariant {
  options: Record<string, string>;
  quantity?: number;
  sku?: string;
  barcode?: string;
  price?: number;
  costPerItem?: number;
  weight?: number;
  lowStock?: number;
}

const NUMBERS = {
  quantity: 'quantity',
  price: 'price',
  'original price': 'costPerItem',
  weight: 'weight',
  'low stock': 'lowStock',
} as const;
const TEXTS = { SKU: 'sku', barcode: 'barcode' } as const;

/** 'Size=M|Colour=Indigo: quantity 4, SKU KUR-M, price 1900', one for each variant on sale, separated by semicolons. */
export function variantStockText(combinations: Readonly<Record<string, Combination>>): string {
  return Object.values(combinations)
    .filter(({ retired }) => !retired)
    .map((one) => `${optionsText(one.options)}: ${detailsOf(one).join(', ')}`)
    .sort()
    .join('; ');
}

/** Undefined for text that does not look like variantStockText. */
export function variantStockIn(text: string): SheetVariant[] | undefined {
  const parts = text.split(';').map((part) => part.trim());
  const variants = parts.filter((part) => part !== '').map(variantIn);
  return variants.every((one) => one !== undefined) ? variants : undefined;
}

function variantIn(text: string): SheetVariant | undefined {
  const [, named = '', details = ''] = /^(.+?):(.*)$/.exec(text) ?? [];
  const options = named.split('|').map((pair) => {
    const [name = '', value = '', ...others] = pair.split('=').map((part) => part.trim());
    return others.length === 0 && name !== '' && value !== '' ? ([name, value] as const) : null;
  });
  if (options.some((pair) => pair === null)) return undefined;
  const fields = details.split(',').map((detail) => fieldIn(detail.trim()));
  if (!fields.every((field) => field !== undefined)) return undefined;
  return {
    options: Object.fromEntries<string>(options.filter((pair) => pair !== null)),
    ...Object.fromEntries(fields.flat()),
  };
}

/** Empty for empty text; undefined when it cannot be read. */
function fieldIn(detail: string): [string, string | number][] | undefined {
  if (detail === '') return [];
  const text = Object.entries(TEXTS).find(([name]) => detail.startsWith(`${name} `));
  if (text) return [[text[1], detail.slice(text[0].length + 1).trim()]];
  const number = Object.entries(NUMBERS).find(([name]) => detail.startsWith(`${name} `));
  const value = number && Number(detail.slice(number[0].length + 1));
  return number && value !== undefined && !Number.isNaN(value) ? [[number[1], value]] : undefined;
}

function optionsText(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .sort()
    .map(([name, value]) => `${name}=${value}`)
    .join('|');
}

function detailsOf(one: Combination): string[] {
  const details = [`quantity ${one.quantity}`];
  if (one.sku !== '') details.push(`SKU ${one.sku}`);
  if (one.barcode !== '') details.push(`barcode ${one.barcode}`);
  if (one.price !== null) details.push(`price ${one.price}`);
  if (one.costPerItem !== null) details.push(`original price ${one.costPerItem}`);
  if (one.weight !== null) details.push(`weight ${one.weight}`);
  if (one.lowStock !== null) details.push(`low stock ${one.lowStock}`);
  return details;
}
