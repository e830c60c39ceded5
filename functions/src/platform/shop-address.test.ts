import { expect, test } from 'vitest';

import { addressFrom, previewAddress } from './shop-address.ts';

test('uses the configured address without path and slash', () => {
  expect(addressFrom('https://shop.example/')).toBe('https://shop.example');
  expect(addressFrom('http://127.0.0.1:5000', 'demo-kargha')).toBe('http://127.0.0.1:5000');
});

test('falls back to the Hosting address of the project', () => {
  expect(addressFrom('', 'demo-kargha')).toBe('https://demo-kargha.web.app');
});

test.each(['shop.example', 'javascript:alert(1)', ''])('rejects "%s"', (address) => {
  expect(() => addressFrom(address)).toThrow("must be the shop's web address");
});

test('recognizes preview channels of the project', () => {
  expect(previewAddress('loom-shop--pr-12-k3x9.web.app', 'loom-shop')).toBe(
    'https://loom-shop--pr-12-k3x9.web.app',
  );
});

test.each([
  undefined,
  '',
  'shop.example',
  'loom-shop.web.app',
  'other-shop--pr-12.web.app',
  'loom-shop--pr-12.web.app.evil.example',
  'loom-shop--pr-12.firebaseapp.com',
  'loom-shop--pr-12.web.app:8080',
  'loom-shop--pr-12.web.app, evil.example',
  'loom-shop--@evil.example/.web.app',
  'loom-shop--pr.12.web.app',
  'loom-shop--.web.app',
  'evil.loom-shop--pr-12.web.app',
])('rejects the host %j', (host) => {
  expect(previewAddress(host, 'loom-shop')).toBeUndefined();
});

test('accepts no preview channel without a project', () => {
  expect(previewAddress('--pr-12.web.app', '')).toBeUndefined();
});
