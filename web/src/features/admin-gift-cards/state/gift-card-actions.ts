import { giftCardEndpoints, type GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { maskedGiftCardCode } from '@kargha/domain/pricing/gift-card';
import { refreshAfterAction } from '#lib/reading/server-state.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { toGiftCardPayload, type GiftCardFormValues } from './gift-card-form-values.ts';

/** The code is returned only here. @throws ApiError 409 `already_saved` */
export async function issueGiftCard(
  values: GiftCardFormValues,
  requestId: string,
): Promise<{ code: string; card: GiftCardRow }> {
  const body = toGiftCardPayload(values, requestId);
  try {
    return await callStaffEndpoint(giftCardEndpoints.issue, { body });
  } catch (error) {
    // The card may have been issued although the response was lost.
    refreshAfterAction();
    throw error;
  }
}

/** @throws ApiError 409 when it is already disabled */
export async function disableGiftCard(id: string, reason: string): Promise<void> {
  await callStaffEndpoint(giftCardEndpoints.disable, { params: { id }, body: { reason } });
}

/** Cards issued before numbers were introduced are named by the end of their code. */
export function giftCardName({ number, last4 }: Pick<GiftCardRow, 'number' | 'last4'>): string {
  return number || maskedGiftCardCode(last4);
}
