import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { DEFAULT_SHOP_FRONT } from '@kargha/domain/settings/shop-front';
import type { ShownShop } from '#lib/shop/shop-front.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ShopFooter } from './shop-footer.tsx';

const PLAIN = { ...DEFAULT_SHOP_FRONT, email: '' };
const { useShopFront } = vi.hoisted(() => ({ useShopFront: vi.fn<() => ShownShop>() }));
vi.mock('#lib/shop/shop-front.ts', () => ({ useShopFront }));

beforeEach(() => useShopFront.mockReturnValue(PLAIN));

test('shows the newsletter form, the links and the copyright', () => {
  renderInShop(<ShopFooter />);
  const foot = screen.getByRole('contentinfo');
  expect(within(foot).getByRole('form')).toBeVisible();
  const links = within(foot)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/products',
      '/products?category=men',
      '/products?category=women',
      '/products?category=living',
      '/products?category=others',
      '/track-order',
      '/contact',
      '/about',
      '/security',
      '/policies',
      '/privacy',
      '/bulk-orders',
    ]),
  );
  expect(
    within(foot).getByText(`© ${new Date().getFullYear()} Kargha. Woven by hand in India.`),
  ).toBeVisible();
});

const mail = () => document.querySelector('[href^="mailto:"]');

test('shows the contact email from the settings once it is known', () => {
  const { unmount } = renderInShop(<ShopFooter />);
  expect(mail()).toBeNull();
  unmount();
  useShopFront.mockReturnValue({ ...PLAIN, email: 'hello@weavers.example' });
  renderInShop(<ShopFooter />);
  expect(screen.getByRole('link', { name: 'hello@weavers.example' })).toBe(mail());
});
