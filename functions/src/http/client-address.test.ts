import type { Request } from 'express';
import { expect, test } from 'vitest';

import { clientAddress, forwardedAddress } from './client-address.ts';

const requestFrom = (forwarded: string | undefined) =>
  ({ get: () => forwarded }) as unknown as Request;
const from = (forwarded: string | undefined) => forwardedAddress(requestFrom(forwarded));

test("takes the IP address that Google's front end added behind Hosting", () => {
  expect(from('203.0.113.7, 66.102.8.142')).toBe('203.0.113.7');
  expect(from('1.1.1.1, 203.0.113.7, 66.102.8.142')).toBe('203.0.113.7');
  expect(from('1.1.1.1, 203.0.113.7, 2607:f8b0:400e::1')).toBe('203.0.113.7');
  expect(from('66.102.8.142')).toBe('66.102.8.142');
});

test('ignores forged addresses on a direct call', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  for (let made = 0; made < 20; made += 1)
    expect(from(`1.1.1.${made}, 203.0.113.7`)).toBe('203.0.113.7');
  expect(from('66.102.8.142, 203.0.113.7')).toBe('203.0.113.7');
  expect(from('1.1.1.1, no address')).toBe('no address');
  expect(from(undefined)).toBeNull();
  expect(from(' , ')).toBeNull();
});

test('counts callers with unknown addresses together', () => {
  expect(clientAddress(requestFrom(undefined))).toBe(clientAddress(requestFrom('')));
  expect(clientAddress(requestFrom('203.0.113.7'))).toBe('203.0.113.7');
});

test('counts an IPv6 network as one caller', () => {
  const first = clientAddress(requestFrom('2001:db8:1:2::7, 66.102.8.142'));
  expect(clientAddress(requestFrom('2001:DB8:1:2:ffff::8, 66.102.8.142'))).toBe(first);
  expect(clientAddress(requestFrom('2001:db8:1:3::7, 66.102.8.142'))).not.toBe(first);
});
