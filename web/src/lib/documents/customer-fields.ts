import type { Address, CustomerInfo } from '@kargha/domain/shopping/customer-info';

import type { StoredFields } from './stored-fields.ts';

/** Not imported from the form's schema, which would load yup. */
const COUNTRY: Address['country'] = 'India';

export function addressFrom(fields: StoredFields): Address {
  return {
    line1: fields.text('line1'),
    line2: fields.text('line2'),
    city: fields.text('city'),
    state: fields.text('state'),
    pincode: fields.text('pincode'),
    country: COUNTRY,
  };
}

export function customerFrom(fields: StoredFields): Required<CustomerInfo> {
  return {
    name: fields.text('name'),
    email: fields.text('email'),
    phone: fields.text('phone'),
    address: addressFrom(fields.part('address')),
    gstin: fields.text('gstin'),
    companyName: fields.text('companyName'),
  };
}
