import { discountEndpoints, type DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { toDiscountPayload, type DiscountFormValues } from './discount-form-values.ts';

/** @throws ApiError 409 `code_taken`, `stale`, `discount_used`; 400 `invalid` */
export async function saveDiscount(
  values: DiscountFormValues,
  existing: DiscountRow | undefined,
): Promise<DiscountRow> {
  const { code, method, ...terms } = toDiscountPayload(values);
  const { create, change } = discountEndpoints;
  const { discount } = await (existing
    ? callStaffEndpoint(change, {
        params: { code: existing.code },
        body: { ...terms, updatedAt: existing.updatedAt.toISOString() },
      })
    : callStaffEndpoint(create, { body: { code, method, ...terms } }));
  return discount;
}

/** Enables or disables a discount. @throws ApiError 409 `stale` */
export async function switchDiscount(
  { code, updatedAt }: DiscountRow,
  active: boolean,
): Promise<DiscountRow> {
  const body = { active, updatedAt: updatedAt.toISOString() };
  return (await callStaffEndpoint(discountEndpoints.switch, { params: { code }, body })).discount;
}
