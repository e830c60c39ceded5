import type { Address } from '@kargha/domain/shopping/customer-info';
import { addressFrom } from '#lib/documents/customer-fields.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

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

const MAX_RESULTS = '8';

/** Returns the first few customers whose name, email or phone matches. */
export async function findCustomers(search: string): Promise<CustomerOption[]> {
  const answer = await callStaffApi(`/customers?${buildQuery({ search, size: MAX_RESULTS })}`);
  return storedFields(answer)
    .parts('rows')
    .map((row) => {
      const [name, email, phone] = [row.text('name'), row.text('email'), row.text('phone')];
      return { id: row.text('id'), label: name || email, detail: name ? email || phone : phone };
    });
}

export async function readCustomer(id: string): Promise<CustomerPrefill> {
  const fields = storedFields(await callStaffApi(`/customers/${encodeURIComponent(id)}`));
  const customer = fields.part('customer');
  const [address] = fields.parts('addresses');
  const gstin = fields.text('gstNumber');
  return {
    uid: customer.text('uid'),
    name: customer.text('name'),
    email: customer.text('email'),
    phone: customer.text('phone').replace(/^\+91/, ''),
    companyName: gstin === '' ? '' : customer.text('companyName'),
    gstin,
    address: address ? addressFrom(address) : null,
  };
}
