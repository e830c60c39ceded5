import type { DiscountRow } from '@kargha/domain/pricing/discount-editing';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import {
  changeDiscount,
  createDiscount,
  listDiscounts,
  readDiscount,
} from '../data/discounts-api.ts';
import { toDiscountPayload, type DiscountFormValues } from './discount-form-values.ts';

export { findProducts } from '#session/state/find-products.ts';
export { switchDiscount } from '../data/discounts-api.ts';

type DiscountDetails = Awaited<ReturnType<typeof readDiscount>>;

/** The codes that a filter leaves, page by page. */
export function useDiscounts(
  filter: Readonly<Record<'search' | 'standing', string>>,
): PagedRows<DiscountRow> {
  return usePages({ read: listDiscounts, filter, idOf: ({ code }) => code });
}

/** One code and what it has done. */
export function useDiscount(code: string): ReadState<DiscountDetails> {
  return useRead(readDiscount, code);
}

/** Saves a form that has no errors: makes the code, or changes the one that is there. @throws ApiError */
export async function saveDiscount(
  values: DiscountFormValues,
  existing: DiscountRow | undefined,
): Promise<DiscountRow> {
  const { code, method, ...terms } = toDiscountPayload(values);
  if (!existing) return createDiscount({ code, method, ...terms });
  return changeDiscount(existing.code, { ...terms, updatedAt: existing.updatedAt });
}
