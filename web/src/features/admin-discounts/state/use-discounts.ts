import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
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

export function useDiscounts(
  filter: Readonly<Record<'search' | 'standing', string>>,
): PagedRows<DiscountRow> {
  return usePages({ read: listDiscounts, filter, idOf: ({ code }) => code });
}

export function useDiscount(code: string): ReadState<DiscountDetails> {
  return useRead(readDiscount, code);
}

export async function saveDiscount(
  values: DiscountFormValues,
  existing: DiscountRow | undefined,
): Promise<DiscountRow> {
  const { code, method, ...terms } = toDiscountPayload(values);
  if (!existing) return createDiscount({ code, method, ...terms });
  return changeDiscount(existing.code, { ...terms, updatedAt: existing.updatedAt.toISOString() });
}
