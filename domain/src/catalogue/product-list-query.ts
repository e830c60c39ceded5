import { boolean, number, object, string, type InferType } from 'yup';

import { PRODUCT_VIEWS } from './product-choices.ts';
import { catalogueMessages } from '../messages/catalogue-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

const MAX_PER_PAGE = 100;
const PER_PAGE = 20;

/** What products are sorted by: the parameter and the stored field. */
export const PRODUCT_SORT_FIELDS = {
  createdAt: 'createdAt',
  price: 'price',
  popular: 'soldScore',
  title: 'title',
  quantity: 'quantity',
} as const;
const SORTS = Object.keys(PRODUCT_SORT_FIELDS) as (keyof typeof PRODUCT_SORT_FIELDS)[];

/** GET /api/products. Invalid numbers use the default, and the limit is capped. */
export const productListQuerySchema = object({
  page: number().transform(whole(1)).min(1, catalogueMessages.page_too_low).default(1),
  limit: number().transform(whole(PER_PAGE)).transform(clamp).default(PER_PAGE),
  category: string().max(60),
  collection: string().max(60),
  status: string().oneOf(PRODUCT_VIEWS, catalogueMessages.product_status),
  search: string().trim().max(100, formMessages.search_too_long),
  sortBy: string()
    .oneOf(SORTS, () => catalogueMessages.sort_by({ fields: SORTS.join(', ') }))
    .default('createdAt'),
  sortOrder: string().oneOf(['asc', 'desc'], catalogueMessages.sort_order).default('desc'),
  cursor: string().max(100),
  /** adds what the products cost, for staff */
  costs: boolean().default(false),
});
export type ProductListQuery = InferType<typeof productListQuerySchema>;

function whole(fallback: number) {
  return (value: number, original: unknown) => {
    const parsed =
      typeof original === 'string' && /^-?\d{1,9}$/.test(original) ? Number(original) : value;
    return Number.isInteger(parsed) ? parsed : fallback;
  };
}

function clamp(limit: number): number {
  return Math.min(Math.max(limit, 1), MAX_PER_PAGE);
}
