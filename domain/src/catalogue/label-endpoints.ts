import { object, string, type InferType } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';

export const LABEL_SIZES = ['roll', 'a4'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

export const MAX_LABELS = 500;
const MAX_LABELLED_PRODUCTS = 50;

const ITEM = /^([\w-]{1,100}):([1-9]\d{0,2})$/;
const NOT_ITEMS = `Name at most ${MAX_LABELLED_PRODUCTS} products with their number of labels, such as id:3.`;

/** 'p1:3,p2:1' as products with their number of labels; null for other text, or too many. */
export function labelItemsIn(typed: string): { id: string; count: number }[] | null {
  const items = typed.split(',').map((part) => {
    const [, id = '', count = '0'] = ITEM.exec(part) ?? [];
    return { id, count: Number(count) };
  });
  const total = items.reduce((sum, { count }) => sum + count, 0);
  const isRight =
    items.every(({ id }) => id !== '') &&
    items.length <= MAX_LABELLED_PRODUCTS &&
    total <= MAX_LABELS;
  return isRight ? items : null;
}

export function labelItemsText(items: readonly { id: string; count: number }[]): string {
  return items.map(({ id, count }) => `${id}:${count}`).join(',');
}

const labelQuerySchema = object({
  items: string()
    .required(NOT_ITEMS)
    .test('items', NOT_ITEMS, (typed) => labelItemsIn(typed) !== null),
  size: string().oneOf(LABEL_SIZES, 'This label size is not valid.').default('roll'),
});
export type LabelQuery = InferType<typeof labelQuerySchema>;

export const labelEndpoints = defineEndpoints('/api/product-labels', {
  print: {
    method: 'GET',
    path: '/',
    does: 'Returns package labels as a PDF: 50 × 75 mm each, on a roll or twelve to an A4 sheet.',
    who: 'staff',
    permission: 'products.read',
    query: labelQuerySchema,
    file: 'application/pdf',
  },
});
