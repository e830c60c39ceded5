import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DEFAULT_SHOP_FRONT, type ShopFront } from '@kargha/domain/settings/shop-front';
import { chooseLanguage } from '#lib/language/language-choice.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ShopNotice } from './shop-notice.tsx';

const { useShopFront } = vi.hoisted(() => ({ useShopFront: vi.fn<() => ShopFront>() }));
vi.mock('#lib/shop/shop-front.ts', () => ({ useShopFront }));

beforeEach(() => useShopFront.mockReturnValue(DEFAULT_SHOP_FRONT));
afterEach(() => chooseLanguage('en'));

it('shows nothing without an announcement', () => {
  renderInShop(<ShopNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows the announcement with its link until it is closed', async () => {
  const announcement = { isOn: true, text: 'New Patola sarees', textHindi: '', link: '/products' };
  useShopFront.mockReturnValue({ ...DEFAULT_SHOP_FRONT, announcement });
  renderInShop(<ShopNotice />);
  expect(screen.getByRole('link', { name: 'New Patola sarees' })).toHaveAttribute(
    'href',
    '/products',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('New Patola sarees')).toBeNull();
});

it('shows the Hindi announcement in the Hindi shop, or the English one marked as English', () => {
  const english = { isOn: true, text: 'New Patola sarees', textHindi: '', link: '' };
  const both = { ...english, textHindi: 'नई पटोला साड़ियाँ' };
  chooseLanguage('hi');
  useShopFront.mockReturnValue({ ...DEFAULT_SHOP_FRONT, announcement: both });
  const { unmount } = renderInShop(<ShopNotice />);
  expect(screen.getByText('नई पटोला साड़ियाँ')).toHaveAttribute('lang', 'hi');
  expect(screen.queryByText('New Patola sarees')).toBeNull();
  unmount();
  useShopFront.mockReturnValue({ ...DEFAULT_SHOP_FRONT, announcement: english });
  renderInShop(<ShopNotice />);
  expect(screen.getByText('New Patola sarees')).toHaveAttribute('lang', 'en');
});

it('shows the English announcement in the English shop', () => {
  const announcement = { isOn: true, text: 'New', textHindi: 'नई साड़ियाँ', link: '/products' };
  useShopFront.mockReturnValue({ ...DEFAULT_SHOP_FRONT, announcement });
  renderInShop(<ShopNotice />);
  expect(screen.getByRole('link', { name: 'New' })).toBeVisible();
});

it('shows that the shop is closed, without a close button', () => {
  const maintenance = { isOn: true, message: '' };
  useShopFront.mockReturnValue({ ...DEFAULT_SHOP_FRONT, maintenance });
  renderInShop(<ShopNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('The shop is closed for a short time.');
  expect(screen.queryByRole('button')).toBeNull();
});
