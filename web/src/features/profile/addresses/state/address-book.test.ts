import { expect, test } from 'vitest';

import type { SavedAddress } from '@kargha/domain/people/user-schema';

import { formatAddressLine, withAddress, withDefault, withoutAddress } from './address-book.ts';

const address = (id: string, line2 = ''): SavedAddress => ({
  id,
  name: 'Asha Devi',
  phone: '9876543210',
  line1: '12 Weaver Lane',
  line2,
  city: 'Varanasi',
  state: 'Uttar Pradesh',
  pincode: '221001',
  country: 'India',
});
const ids = (book: readonly SavedAddress[]) => book.map(({ id }) => id);
const book = [address('home'), address('office'), address('mother')];

test('appends a new address and replaces a changed one', () => {
  expect(ids(withAddress(book, address('shop')))).toEqual(['home', 'office', 'mother', 'shop']);
  const changed = withAddress(book, address('office', '3rd floor'));
  expect(ids(changed)).toEqual(['home', 'office', 'mother']);
  expect(changed[1]?.line2).toBe('3rd floor');
});

test('puts the default address first', () => {
  expect(ids(withDefault(book, 'mother'))).toEqual(['mother', 'home', 'office']);
  expect(ids(withDefault(book, 'unknown'))).toEqual(['home', 'office', 'mother']);
});

test('removes only the given address', () => {
  expect(ids(withoutAddress(book, 'office'))).toEqual(['home', 'mother']);
});

test('formats an address on one line', () => {
  expect(formatAddressLine(address('home'))).toBe('12 Weaver Lane, Varanasi 221001, Uttar Pradesh');
  expect(formatAddressLine(address('home', 'Lanka'))).toBe(
    '12 Weaver Lane, Lanka, Varanasi 221001, Uttar Pradesh',
  );
});
