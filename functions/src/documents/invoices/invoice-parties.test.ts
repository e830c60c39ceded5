import { expect, test } from 'vitest';

import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { buyerOf } from './invoice-parties.ts';

const customer: CustomerInfo = {
  name: 'Meera Nair',
  email: 'meera@malhar.example',
  phone: '9876543210',
  address: {
    line1: '4 Mill Road',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    country: 'India',
  },
};
const KARNATAKA = '29AAHCK6072R1ZX';
const MAHARASHTRA = '27AAPFU0939F1ZV';

const verified = {
  addresses: [] as UserProfile['addresses'],
  companyName: 'Malhar Gifts LLP',
  gstNumber: KARNATAKA,
  companyVerification: { state: 'verified' },
} as UserProfile;

test('names the company of the order, not of the current profile', () => {
  const order = { customer: { ...customer, gstin: MAHARASHTRA, companyName: 'Malhar Exports' } };
  const asOrdered = { name: 'Malhar Exports', gstin: MAHARASHTRA, stateCode: '27' };
  expect(buyerOf(order, verified)).toMatchObject(asOrdered);
  expect(buyerOf(order, null)).toMatchObject(asOrdered);
});

test('names the verified company on an older order without a GST number', () => {
  const named = { name: 'Malhar Gifts LLP', gstin: KARNATAKA, stateCode: '29' };
  expect(buyerOf({ customer }, verified)).toMatchObject(named);
});

test('keeps an offer without a GST number as it was', () => {
  const person = { name: 'Meera Nair', gstin: '', stateCode: '27' };
  expect(buyerOf({ customer, quoteId: 'q1' }, verified)).toMatchObject(person);
});

test('names the company of an offer even without a verified GST number', () => {
  const offered = { customer: { ...customer, companyName: 'Malhar Gifts LLP' }, quoteId: 'q1' };
  expect(buyerOf(offered, null)).toMatchObject({
    ...{ name: 'Malhar Gifts LLP', gstin: '', stateCode: '27' },
    address: customer.address,
  });
  const { quoteId: _cart, ...bought } = offered;
  expect(buyerOf(bought, null).name).toBe('Meera Nair');
});

test('prints no GST number of an unverified company', () => {
  const pending = { ...verified, companyVerification: { state: 'pending' } } as UserProfile;
  expect(buyerOf({ customer }, pending)).toMatchObject({ name: 'Meera Nair', gstin: '' });
});

test('prints the company address when goods go to another state', () => {
  const order = { customer: { ...customer, gstin: KARNATAKA, companyName: 'Malhar Gifts LLP' } };
  const office = { ...customer.address, line1: '9 Loom Street', city: 'Mysuru', pincode: '570001' };
  const saved = { ...office, state: 'Karnataka', id: 'a1', name: 'Office', phone: '9876543210' };
  const profile = { ...verified, addresses: [saved] };
  expect(buyerOf(order, profile).address).toEqual({ ...office, state: 'Karnataka' });
  const unsaved = buyerOf(order, { ...verified, addresses: [] }).address;
  expect(unsaved).toMatchObject({ line1: '', city: '', state: 'Karnataka' });
});

test('bills a company at its registered address, wherever its goods go', () => {
  const order = { customer: { ...customer, gstin: KARNATAKA, companyName: 'Malhar Gifts LLP' } };
  const address = { ...customer.address, city: 'Mysuru', pincode: '570001', state: 'Karnataka' };
  const known = { ...verified, companyVerification: { state: 'verified', address } } as UserProfile;
  expect(buyerOf(order, known).address).toEqual(address);
  const near = { ...customer, address: { ...address, line1: '1 Depot Road' } };
  expect(buyerOf({ customer: { ...near, gstin: KARNATAKA } }, known).address).toEqual(address);
  const other = { ...known, gstNumber: MAHARASHTRA };
  expect(buyerOf(order, other).address).toMatchObject({ line1: '', state: 'Karnataka' });
});
