import {
  draftOrderEndpoints,
  type DraftDetails,
} from '@kargha/domain/orders/draft-order-endpoints';
import type { OfflinePaymentRequest } from '@kargha/domain/payments/offline-payment';
import type { Paise } from '@kargha/domain/money/paise';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { pricingInput, draftContent, type DraftFormValues } from './draft-form-values.ts';

/**
 * Creates one draft per request id. @throws ApiError invalid, coupon_not_valid, discount_too_high, stale, ordered
 */
export async function saveDraft(
  values: DraftFormValues,
  to: { requestId: string; savedDraft: DraftDetails | undefined },
): Promise<DraftDetails> {
  const content = draftContent(values);
  const { requestId, savedDraft } = to;
  const { create, edit } = draftOrderEndpoints;
  const { draft } = await (savedDraft
    ? callStaffEndpoint(edit, {
        params: { id: savedDraft.id },
        body: { ...content, revision: savedDraft.revision },
      })
    : callStaffEndpoint(create, { body: { ...content, requestId } }));
  return draft;
}

/** @throws ApiError stale, ordered */
export async function deleteDraft(id: string, revision: number): Promise<void> {
  await callStaffEndpoint(draftOrderEndpoints.remove, { params: { id }, body: { revision } });
}

/** Creates the order and emails its payment link. Returns the order id. @throws ApiError out_of_stock, … */
export async function sendDraft(
  id: string,
  body: { revision: number; amount: Paise; giftCard: string },
): Promise<string> {
  const { order } = await callStaffEndpoint(draftOrderEndpoints.send, { params: { id }, body });
  return order.id;
}

/** Creates the order of a draft with an offline payment. Returns the order id. @throws ApiError reference_used, … */
export async function placePaidDraft(
  id: string,
  body: OfflinePaymentRequest & { giftCard: string },
): Promise<string> {
  const { order } = await callStaffEndpoint(draftOrderEndpoints.pay, { params: { id }, body });
  return order.id;
}

/**
 * Returns the amount left to pay after the entered gift card, in paise. @throws ApiError coupon_not_valid,
 * gift_card_not_valid, discount_too_high
 */
export async function amountDue(values: DraftFormValues, savedDraft: DraftDetails): Promise<Paise> {
  const body = pricingInput(values);
  if (body.giftCard === '') return savedDraft.total;
  return (await callStaffEndpoint(draftOrderEndpoints.price, { body })).price.totals.total;
}
