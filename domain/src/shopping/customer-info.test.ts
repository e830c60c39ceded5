import { expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { textOf } from '../messages/sentence.ts';
import { bookAddressSchema, customerInfoSchema } from './customer-info.ts';

const customer = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '98765 43210',
  address: { line1: '4 Mill Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
};

function messages(input: object): Record<string, string> {
  try {
    customerInfoSchema.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path ?? '', textOf(one.message)]));
  }
}

test('accepts a complete form with an optional second line', () => {
  expect(customerInfoSchema.validateSync(customer)).toEqual({
    ...customer,
    phone: '9876543210',
    address: { ...customer.address, line2: '', country: 'India' },
  });
});

test('normalizes the state and rejects unknown ones', () => {
  const inState = (state: string) => ({ ...customer, address: { ...customer.address, state } });
  expect(customerInfoSchema.cast(inState('tamilnadu')).address.state).toBe('Tamil Nadu');
  for (const state of ['Maharastra', '__x__', 'constructor']) {
    expect(messages(inState(state))).toEqual({
      'address.state': 'Please choose a state of India',
    });
  }
});

test('reports required fields of an empty form', () => {
  const empty = {
    name: '',
    email: ' ',
    phone: '',
    address: { line1: '', city: '', state: '', pincode: '' },
  };
  expect(messages(empty)).toMatchObject({
    name: 'Name is required',
    email: 'Email is required',
    'address.line1': 'Address is required',
    'address.city': 'City is required',
    'address.state': 'State is required',
  });
  expect(messages({ ...customer, phone: undefined }).phone).toBe('Phone is required');
  const address = { ...customer.address, pincode: undefined };
  expect(messages({ ...customer, address })['address.pincode']).toBe('Pincode is required');
});

test('rejects a pincode of another state at its field', () => {
  const address = { ...customer.address, city: 'Kochi', pincode: '682001' };
  expect(messages({ ...customer, address })).toEqual({
    'address.pincode': 'Pincode 682001 is in Kerala, not in Maharashtra',
  });
  expect(messages({ ...customer, address: { ...address, state: 'Kerala' } })).toEqual({});
});

test('explains an invalid email, phone number and pincode', () => {
  const wrong = {
    ...customer,
    email: 'asha@',
    phone: '12345 67890',
    address: { ...customer.address, pincode: '41100' },
  };
  expect(messages(wrong)).toEqual({
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid 10-digit phone number',
    'address.pincode': 'Please enter a valid 6-digit pincode',
  });
});

test('names the field of a text that is too long', () => {
  const long = 'x'.repeat(201);
  const address = { ...customer.address, line1: long, city: long };
  expect(messages({ ...customer, name: long, address })).toEqual({
    name: 'Name can have at most 100 characters',
    'address.line1': 'Address line 1 can have at most 200 characters',
    'address.city': 'City can have at most 100 characters',
  });
});

test('accepts a phone number as address books fill it in', () => {
  for (const phone of ['98765-43210', '+91 98765 43210', '098765 43210', '6000000000']) {
    expect(messages({ ...customer, phone })).toEqual({});
  }
  for (const phone of ['5876543210', '987654321', '98765432101', 'phone']) {
    expect(messages({ ...customer, phone }).phone).toBe(
      'Please enter a valid 10-digit phone number',
    );
  }
});

test('delivers within India only', () => {
  const address = { ...customer.address, country: 'Nepal' };
  expect(messages({ ...customer, address })['address.country']).toBe(
    'We deliver within India only',
  );
});

test('accepts a GST number with a company name', () => {
  const business = { ...customer, gstin: '27aapfu0939f 1zv', companyName: ' Deccan Looms ' };
  expect(customerInfoSchema.cast(business)).toMatchObject({
    gstin: '27AAPFU0939F1ZV',
    companyName: 'Deccan Looms',
  });
  expect(messages(business)).toEqual({});
  expect(messages({ ...business, companyName: '' }).companyName).toBe(
    'Company name is required with a GST number',
  );
});

test('rejects a mistyped GST number and accepts none', () => {
  const business = { ...customer, companyName: 'Deccan Looms' };
  expect(messages({ ...business, gstin: '27AAPFU0939F1ZW' }).gstin).toMatch(/last character/);
  expect(messages({ ...business, gstin: '27AAPFU' }).gstin).toBe('A GST number has 15 characters');
  expect(messages({ ...business, gstin: '' })).toEqual({});
  expect(customerInfoSchema.cast({ ...customer, gstin: '', companyName: ' ' })).toStrictEqual(
    customerInfoSchema.cast(customer),
  );
});

test('drops unknown fields at every depth', () => {
  const more = { landmark: 'Opposite the temple', '': 'x', tags: [[1]] };
  const sent = { ...customer, ...more, address: { ...customer.address, ...more } };
  expect(customerInfoSchema.validateSync(sent)).toStrictEqual(
    customerInfoSchema.validateSync(customer),
  );
  const { name, phone, address } = customer;
  const delivery = { name, phone, ...address };
  expect(bookAddressSchema.validateSync({ ...delivery, ...more })).toStrictEqual(
    bookAddressSchema.validateSync(delivery),
  );
});
