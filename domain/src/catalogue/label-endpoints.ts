import { object, string, type InferType } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { unitKey } from '../stock/stock.ts';
import { optionalMonthField } from './label-input.ts';

export const LABEL_SIZES = ['roll', 'a4'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

export const MAX_LABELS = 500;
const MAX_ITEMS = 100;

const ITEM = /^([\w-]{1,100})(?:\.(v\d{1,4}))?:([1-9]\d{0,2})$/;
const NOT_ITEMS = `Name at most ${MAX_ITEMS} products or variants with their number of labels, such as id:3 or id.v1:3.`;

/** Labels of a product, or of one of its variants. */
export interface LabelItem {
  id: string;
  variantId?: string | undefined;
  count: number;
}

/** 'p1:3,p2.v1:1' as products and variants with their number of labels; null for other text, or too many. */
export function labelItemsIn(typed: string): LabelItem[] | null {
  const items = typed.split(',').map((part) => {
    const [, id = '', variantId, count = '0'] = ITEM.exec(part) ?? [];
    return { id, ...(variantId && { variantId }), count: Number(count) };
  });
  const total = items.reduce((sum, { count }) => sum + count, 0);
  const isRight =
    items.every(({ id }) => id !== '') && items.length <= MAX_ITEMS && total <= MAX_LABELS;
  return isRight ? items : null;
}

export function labelItemsText(items: readonly LabelItem[]): string {
  return items
    .map(({ id: productId, variantId, count }) => `${unitKey({ productId, variantId })}:${count}`)
    .join(',');
}

/** A label for each unit, at least one, and together no more than are printed at once. */
export function labelItemsFor(units: readonly LabelItem[]): LabelItem[] {
  const stocked = units.filter(({ count }) => count > 0);
  const shown = stocked.length > 0 ? stocked : units.map((unit) => ({ ...unit, count: 1 }));
  const most = Math.floor(MAX_LABELS / Math.max(1, shown.length));
  return shown.map((unit) => ({ ...unit, count: Math.min(unit.count, most) }));
}

const labelQuerySchema = object({
  items: string()
    .required(NOT_ITEMS)
    .test('items', NOT_ITEMS, (typed) => labelItemsIn(typed) !== null),
  size: string().oneOf(LABEL_SIZES, 'This label size is not valid.').default('roll'),
  /** '2026-11': when these pieces were made; '' for the month of each product */
  month: optionalMonthField(),
});
export type LabelQuery = InferType<typeof labelQuerySchema>;

export const labelEndpoints = defineEndpoints('/api/product-labels', {
  print: {
    method: 'GET',
    path: '/',
    does: 'Returns package labels as a PDF: 50 × 75 mm each, on a roll or twelve to an A4 sheet, with the month of manufacture of these pieces or of each product.',
    who: 'staff',
    permission: 'products.read',
    query: labelQuerySchema,
    file: 'application/pdf',
  },
});
