import { expect, test } from 'vitest';

import type { SavedAddress } from '@kargha/domain/people/user-profile';

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

test('a new address goes to the end, a changed one stays in its place', () => {
  expect(ids(withAddress(book, address('shop')))).toEqual(['home', 'office', 'mother', 'shop']);
  const changed = withAddress(book, address('office', '3rd floor'));
  expect(ids(changed)).toEqual(['home', 'office', 'mother']);
  expect(changed[1]?.line2).toBe('3rd floor');
});

test('the default address stands first', () => {
  expect(ids(withDefault(book, 'mother'))).toEqual(['mother', 'home', 'office']);
  expect(ids(withDefault(book, 'unknown'))).toEqual(['home', 'office', 'mother']);
});

test('only the named address leaves the book', () => {
  expect(ids(withoutAddress(book, 'office'))).toEqual(['home', 'mother']);
});

test('an address reads as one line, without gaps', () => {
  expect(formatAddressLine(address('home'))).toBe('12 Weaver Lane, Varanasi 221001, Uttar Pradesh');
  expect(formatAddressLine(address('home', 'Lanka'))).toBe(
    '12 Weaver Lane, Lanka, Varanasi 221001, Uttar Pradesh',
  );
});
