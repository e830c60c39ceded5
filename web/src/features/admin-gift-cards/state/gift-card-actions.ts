import { giftCardEndpoints, type GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { giftCardSaleEndpoints } from '@kargha/domain/pricing/gift-card-sale-endpoints';
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

/** Disables a sold card and refunds its payment. @throws ApiError 409 gift_card_spent, not_allowed */
export async function refundGiftCard({ sale }: GiftCardRow, reason: string): Promise<void> {
  if (!sale) return;
  const request = { params: { id: sale.id }, body: { reason } };
  await callStaffEndpoint(giftCardSaleEndpoints.refund, request);
}

/** True while staff can refund a sold card: all of it is left, and nothing has gone back. */
export function canRefund({ sale, initial, balance }: GiftCardRow): boolean {
  const isOpen = sale?.state === 'paid' || sale?.state === 'refund_failed';
  return isOpen && balance === initial;
}

/** Cards issued before numbers were introduced are named by the end of their code. */
export function giftCardName({ number, last4 }: Pick<GiftCardRow, 'number' | 'last4'>): string {
  return number || maskedGiftCardCode(last4);
}
