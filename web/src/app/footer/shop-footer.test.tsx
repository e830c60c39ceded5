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
      '/gift-card',
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

test('shows phone, address, WhatsApp and payment methods once they are known', () => {
  const { unmount } = renderInShop(<ShopFooter />);
  expect(screen.queryByRole('link', { name: 'Help on WhatsApp' })).toBeNull();
  expect(screen.queryByText('EMI')).toBeNull();
  unmount();
  const contact = {
    phone: '9800000000',
    address: '12 Loom Lane, Bengaluru',
    whatsApp: '9800000021',
  };
  useShopFront.mockReturnValue({ ...PLAIN, ...contact, emi: true, cashOnDelivery: true });
  renderInShop(<ShopFooter />);
  expect(screen.getByRole('link', { name: '+91 98000 00000' })).toHaveAttribute(
    'href',
    'tel:+919800000000',
  );
  expect(screen.getByRole('link', { name: 'Help on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919800000021',
  );
  expect(screen.getByText('12 Loom Lane, Bengaluru')).toBeVisible();
  const marks = within(screen.getByRole('list', { name: 'We accept' }));
  for (const name of ['UPI', 'EMI', 'Cash on delivery'])
    expect(marks.getByText(name)).toBeVisible();
});

test('shows the contact email from the settings once it is known', () => {
  const { unmount } = renderInShop(<ShopFooter />);
  expect(mail()).toBeNull();
  unmount();
  useShopFront.mockReturnValue({ ...PLAIN, email: 'hello@weavers.example' });
  renderInShop(<ShopFooter />);
  expect(screen.getByRole('link', { name: 'hello@weavers.example' })).toBe(mail());
});
