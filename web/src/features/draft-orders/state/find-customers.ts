import { customerEndpoints } from '@kargha/domain/people/customer-endpoints';
import { mobileDigits } from '@kargha/domain/india/phone-number';
import type { Address } from '@kargha/domain/shopping/customer-info';
import { searchQuery } from '#lib/reading/use-search.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface CustomerOption {
  id: string;
  label: string;
  detail: string;
}

export interface CustomerPrefill {
  uid: string;
  name: string;
  email: string;
  phone: string;
  companyName: string;
  gstin: string;
  address: Address | null;
}

const MAX_RESULTS = 8;

/** Finds the first few customers whose name, email or phone matches. */
export const findCustomers = searchQuery('customers', async (search): Promise<CustomerOption[]> => {
  const query = { search, size: MAX_RESULTS };
  const { rows } = await callStaffEndpoint(customerEndpoints.list, { query });
  return rows.map(({ id, name, email, phone }) => ({
    id,
    label: name || email,
    detail: name ? email || phone : phone,
  }));
});

export async function readCustomer(id: string): Promise<CustomerPrefill> {
  const details = await callStaffEndpoint(customerEndpoints.find, { params: { id } });
  const { customer, addresses, gstNumber } = details;
  const [saved] = addresses;
  return {
    uid: customer.uid ?? '',
    name: customer.name,
    email: customer.email,
    phone: mobileDigits(customer.phone),
    companyName: gstNumber === '' ? '' : customer.companyName,
    gstin: gstNumber,
    address: saved ? withoutContact(saved) : null,
  };
}

function withoutContact({
  name,
  phone,
  ...address
}: Address & { name: string; phone: string }): Address {
  return address;
}
