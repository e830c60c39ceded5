import type { Request } from 'express';
import { expect, test } from 'vitest';

import { clientAddress, forwardedAddress } from './client-address.ts';

const requestFrom = (forwarded: string | undefined) =>
  ({ get: () => forwarded }) as unknown as Request;
const from = (forwarded: string | undefined) => forwardedAddress(requestFrom(forwarded));

test('behind Hosting the visitor is the entry before Google’s front end, whatever was written in front', () => {
  expect(from('203.0.113.7, 66.102.8.142')).toBe('203.0.113.7');
  expect(from('1.1.1.1, 203.0.113.7, 66.102.8.142')).toBe('203.0.113.7');
  expect(from('1.1.1.1, 203.0.113.7, 2607:f8b0:400e::1')).toBe('203.0.113.7');
  expect(from('66.102.8.142')).toBe('66.102.8.142');
});

test('a direct call counts for who made it, whatever address was made up in front', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  for (let made = 0; made < 20; made += 1)
    expect(from(`1.1.1.${made}, 203.0.113.7`)).toBe('203.0.113.7');
  expect(from('66.102.8.142, 203.0.113.7')).toBe('203.0.113.7');
  expect(from('1.1.1.1, no address')).toBe('no address');
  expect(from(undefined)).toBeNull();
  expect(from(' , ')).toBeNull();
});

test('callers whose address nobody knows are counted together', () => {
  expect(clientAddress(requestFrom(undefined))).toBe(clientAddress(requestFrom('')));
  expect(clientAddress(requestFrom('203.0.113.7'))).toBe('203.0.113.7');
});

test('whoever has a line of IPv6 is one caller, whichever of its addresses they choose', () => {
  const first = clientAddress(requestFrom('2001:db8:1:2::7, 66.102.8.142'));
  expect(clientAddress(requestFrom('2001:DB8:1:2:ffff::8, 66.102.8.142'))).toBe(first);
  expect(clientAddress(requestFrom('2001:db8:1:3::7, 66.102.8.142'))).not.toBe(first);
});
