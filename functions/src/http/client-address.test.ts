import type { Request } from 'express';
import { expect, test } from 'vitest';

import { clientAddress, forwardedAddress } from './client-address.ts';

const requestFrom = (forwarded: string | undefined) =>
  ({ get: () => forwarded }) as unknown as Request;
const from = (forwarded: string | undefined) => forwardedAddress(requestFrom(forwarded));

test('behind Hosting the visitor is the entry before Hosting’s own, whatever was written in front', () => {
  expect(from('203.0.113.7, 198.51.100.1')).toBe('203.0.113.7');
  expect(from('1.1.1.1, 203.0.113.7, 198.51.100.1')).toBe('203.0.113.7');
});

test('a direct call has one entry; without any, nobody knows', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  expect(from(undefined)).toBeNull();
  expect(from(' , ')).toBeNull();
});

test('callers whose address nobody knows are counted together', () => {
  expect(clientAddress(requestFrom(undefined))).toBe(clientAddress(requestFrom('')));
  expect(clientAddress(requestFrom('203.0.113.7'))).toBe('203.0.113.7');
});

test('whoever has a line of IPv6 is one caller, whichever of its addresses they choose', () => {
  const first = clientAddress(requestFrom('2001:db8:1:2::7, 198.51.100.1'));
  expect(clientAddress(requestFrom('2001:DB8:1:2:ffff::8, 198.51.100.1'))).toBe(first);
  expect(clientAddress(requestFrom('2001:db8:1:3::7, 198.51.100.1'))).not.toBe(first);
});
