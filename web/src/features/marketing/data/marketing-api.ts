import {
  marketingEndpoints,
  type AbandonedRow,
  type AgreedRow,
  type SubscriberRow,
} from '@kargha/domain/people/marketing-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type SubscriberFilter = Readonly<Record<'search' | 'state', string>>;

export function listSubscribers(
  filter: SubscriberFilter & { size?: string },
  cursor: string,
): Promise<ListPage<SubscriberRow>> {
  return callStaffEndpoint(marketingEndpoints.subscribers, { query: { ...filter, cursor } });
}

/** Returns one page of accounts that agreed to offers by email. @throws ApiError */
export function listConsentedAccounts(
  { size }: { size: string },
  cursor: string,
): Promise<ListPage<AgreedRow>> {
  return callStaffEndpoint(marketingEndpoints.agreed, { query: { size, cursor } });
}

export function listAbandonedCheckouts(
  _filter: Readonly<Record<string, string>>,
  cursor: string,
): Promise<ListPage<AbandonedRow>> {
  return callStaffEndpoint(marketingEndpoints.abandoned, { query: { cursor } });
}

/** Sends the reminder now, once, if the shopper agreed to reminders. Returns the checkout. @throws ApiError */
export async function remindCheckout(id: string): Promise<AbandonedRow> {
  return (await callStaffEndpoint(marketingEndpoints.remind, { params: { id } })).row;
}
