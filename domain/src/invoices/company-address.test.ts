import { expect, test } from 'vitest';

import type { UserProfile } from '../people/user-schema.ts';
import { billingProblem } from './company-address.ts';

const MAHARASHTRA = '27AAPFU0939F1ZV';
const pune = {
  line1: '4 Mill Road',
  line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  country: 'India' as const,
};
const kochi = { ...pune, city: 'Kochi', state: 'Kerala', pincode: '682001' };
const order = { gstin: MAHARASHTRA, address: kochi };
const person = { gstNumber: MAHARASHTRA, addresses: [] };
const refused = 'This GST number is not registered in Kerala, the state of the address';

test('refuses a GST number over an address of another state', () => {
  expect(billingProblem(order, null)?.text).toBe(refused);
  expect(billingProblem(order, person)?.text).toBe(refused);
  expect(billingProblem({ ...order, address: pune }, null)).toBeNull();
  expect(billingProblem({ address: kochi }, null)).toBeNull();
});

test('lets a company send goods anywhere once its address in the state of its number is known', () => {
  const companyVerification = { state: 'verified', address: pune } as NonNullable<
    UserProfile['companyVerification']
  >;
  expect(billingProblem(order, { ...person, companyVerification })).toBeNull();
  const other = { ...person, companyVerification, gstNumber: '29AAHCK6072R1ZX' };
  expect(billingProblem(order, other)?.text).toBe(refused);
  const saved = { ...pune, id: 'office', name: 'Office', phone: '9876543210' };
  expect(billingProblem(order, { ...person, addresses: [saved] })).toBeNull();
});
