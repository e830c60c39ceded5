import type { DraftContent } from '@kargha/domain/orders/draft-order';
import {
  draftOrderEndpoints,
  type DraftDetails,
  type DraftPrice,
  type DraftRow,
} from '@kargha/domain/orders/draft-order-endpoints';
import { orderStepEndpoints } from '@kargha/domain/orders/order-step-endpoints';
import type { OfflinePaymentRequest } from '@kargha/domain/payments/offline-payment';
import { payLinkEndpoints } from '@kargha/domain/payments/pay-link-endpoints';
import type { Paise } from '@kargha/domain/money/paise';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type DraftFilter = Readonly<Record<'search' | 'state', string>>;

/** Returns one page, the last changed first. */
export function listDrafts(filter: DraftFilter, cursor: string): Promise<ListPage<DraftRow>> {
  return callStaffEndpoint(draftOrderEndpoints.list, { query: { ...filter, cursor } });
}

export async function readDraft(id: string): Promise<DraftDetails> {
  const { draft } = await callStaffEndpoint(draftOrderEndpoints.find, { params: { id } });
  return draft;
}

/** Creates one draft per request id. @throws ApiError invalid, coupon_not_valid, discount_too_high */
export async function createDraft(
  body: DraftContent & { requestId: string },
): Promise<DraftDetails> {
  const { draft } = await callStaffEndpoint(draftOrderEndpoints.create, { body });
  return draft;
}

/** @throws ApiError as createDraft, stale, ordered */
export async function editDraft(
  id: string,
  body: DraftContent & { revision: number },
): Promise<DraftDetails> {
  const { draft } = await callStaffEndpoint(draftOrderEndpoints.edit, { params: { id }, body });
  return draft;
}

/** @throws ApiError stale, ordered */
export async function deleteDraft(id: string, revision: number): Promise<void> {
  await callStaffEndpoint(draftOrderEndpoints.remove, { params: { id }, body: { revision } });
}

/** @throws ApiError coupon_not_valid, gift_card_not_valid, discount_too_high */
export async function priceDraft(
  body: Omit<DraftContent, 'customer' | 'note'> & { giftCard: string },
): Promise<DraftPrice> {
  const { price } = await callStaffEndpoint(draftOrderEndpoints.price, { body });
  return price;
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

/** Records an offline payment of an unpaid order. @throws ApiError stale, reference_used, wrong_amount */
export async function recordOrderPaid(id: string, body: OfflinePaymentRequest): Promise<void> {
  await callStaffEndpoint(orderStepEndpoints.paid, { params: { id }, body });
}

export async function readPayLink(orderId: string): Promise<string> {
  const { link } = await callStaffEndpoint(payLinkEndpoints.find, { params: { orderId } });
  return link;
}
