import type { CustomerChange } from '@kargha/domain/people/customer';
import {
  customerEndpoints,
  type CustomerDetails,
  type CustomerRow,
} from '@kargha/domain/people/customer-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type CustomerFilter = Readonly<Record<'search' | 'kind' | 'tag' | 'sort', string>>;

export function listCustomers(
  filter: CustomerFilter & { size?: number },
  cursor: string,
): Promise<ListPage<CustomerRow>> {
  return callStaffEndpoint(customerEndpoints.list, { query: { ...filter, cursor } });
}

export function readCustomer(id: string): Promise<CustomerDetails> {
  return callStaffEndpoint(customerEndpoints.find, { params: { id } });
}

/** Saves tags and note. @throws ApiError stale, invalid */
export async function changeCustomer(id: string, body: CustomerChange): Promise<CustomerRow> {
  return (await callStaffEndpoint(customerEndpoints.change, { params: { id }, body })).customer;
}
