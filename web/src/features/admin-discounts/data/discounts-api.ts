import type { DiscountChange, NewDiscount } from '@kargha/domain/pricing/discount-editing';
import {
  discountEndpoints,
  type DiscountRow,
  type DiscountUsage,
} from '@kargha/domain/pricing/discount-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export function listDiscounts(
  filter: Readonly<Record<'search' | 'standing', string>>,
  cursor: string,
): Promise<ListPage<DiscountRow>> {
  return callStaffEndpoint(discountEndpoints.list, { query: { ...filter, cursor } });
}

/** @throws ApiError 404 `not_found` */
export function readDiscount(
  code: string,
): Promise<{ discount: DiscountRow; usage: DiscountUsage }> {
  return callStaffEndpoint(discountEndpoints.show, { params: { code } });
}

/** @throws ApiError 409 `code_taken`, 400 `invalid` */
export async function createDiscount(body: NewDiscount): Promise<DiscountRow> {
  return (await callStaffEndpoint(discountEndpoints.create, { body })).discount;
}

/** @throws ApiError 409 `stale`, `discount_used`; 400 `invalid` */
export async function changeDiscount(code: string, body: DiscountChange): Promise<DiscountRow> {
  return (await callStaffEndpoint(discountEndpoints.change, { params: { code }, body })).discount;
}

/** Enables or disables a discount. @throws ApiError 409 `stale` */
export async function switchDiscount(
  { code, updatedAt }: DiscountRow,
  active: boolean,
): Promise<DiscountRow> {
  const body = { active, updatedAt: updatedAt.toISOString() };
  return (await callStaffEndpoint(discountEndpoints.switch, { params: { code }, body })).discount;
}
