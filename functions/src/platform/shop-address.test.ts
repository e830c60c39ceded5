import { expect, test } from 'vitest';

import { addressFrom } from './shop-address.ts';

test('the configured address is used without path or slash', () => {
  expect(addressFrom('https://shop.example/')).toBe('https://shop.example');
  expect(addressFrom('http://127.0.0.1:5000', 'demo-kargha')).toBe('http://127.0.0.1:5000');
});

test('without one it is the address that Hosting gives the project', () => {
  expect(addressFrom('', 'demo-kargha')).toBe('https://demo-kargha.web.app');
});

test.each(['shop.example', 'javascript:alert(1)', ''])('refuses "%s"', (address) => {
  expect(() => addressFrom(address)).toThrow("must be the shop's web address");
});
