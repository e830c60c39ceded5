import type { NewGiftCard } from '@kargha/domain/pricing/gift-card-admin';
import {
  giftCardEndpoints,
  type GiftCardDetails,
  type GiftCardRow,
  type GiftCardTotals,
} from '@kargha/domain/pricing/gift-card-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export function listGiftCards(
  filter: { filter: string },
  cursor: string,
): Promise<ListPage<GiftCardRow>> {
  return callStaffEndpoint(giftCardEndpoints.list, { query: { ...filter, cursor } });
}

export async function readTotals(): Promise<GiftCardTotals> {
  return (await callStaffEndpoint(giftCardEndpoints.totals, {})).totals;
}

/** @throws ApiError 404 */
export async function findGiftCard(id: string): Promise<GiftCardDetails> {
  return (await callStaffEndpoint(giftCardEndpoints.show, { params: { id } })).card;
}

/** Issues a gift card. The code is returned only here. @throws ApiError 409 `already_saved` */
export function issueGiftCard(body: NewGiftCard): Promise<{ code: string; card: GiftCardRow }> {
  return callStaffEndpoint(giftCardEndpoints.issue, { body });
}

/** @throws ApiError 409 when it is already disabled */
export async function disableGiftCard(id: string, reason: string): Promise<GiftCardRow> {
  const request = { params: { id }, body: { reason } };
  return (await callStaffEndpoint(giftCardEndpoints.disable, request)).card;
}
