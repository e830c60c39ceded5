import { expect, test } from 'vitest';

import { isShopPath } from '../../domain/src/settings/shop-front.ts';
import { paths } from '../../web/src/lib/addresses/paths.ts';
import { signInRedirect } from '../../web/src/lib/addresses/sign-in-redirect.ts';
import { HOSTILE_ADDRESSES } from './hostile-addresses.ts';

const SHOP = 'https://shop.example';

test('tests five thousand addresses', () => {
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(5000);
});

test('does not leave the shop after sign-in, whatever ?from= says', () => {
  for (const address of HOSTILE_ADDRESSES) expect(signInRedirect(address)).toBe(paths.home);
  expect(signInRedirect(null)).toBe(paths.home);
  expect(signInRedirect('bulk-orders')).toBe(paths.bulkOrders);
});

test('keeps home page links that staff set inside the shop', () => {
  const accepted = HOSTILE_ADDRESSES.filter((address) => isShopPath(address));
  for (const address of accepted) expect(new URL(address, SHOP).origin, address).toBe(SHOP);
  expect(isShopPath('/about')).toBe(true);
});
