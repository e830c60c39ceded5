import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { PLAIN_SHOP_FRONT, type ShopFront } from '@kargha/domain/shop-front';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ShopNotice } from './shop-notice.tsx';

const { useShopFront } = vi.hoisted(() => ({ useShopFront: vi.fn<() => ShopFront>() }));
vi.mock('#lib/shop-front.ts', () => ({ useShopFront }));

beforeEach(() => useShopFront.mockReturnValue(PLAIN_SHOP_FRONT));

it('is not there while staff have nothing to say', () => {
  renderInShop(<ShopNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('announces with a link, until the shopper closes it', async () => {
  const announcement = { isOn: true, text: 'New Patola sarees', link: '/products' };
  useShopFront.mockReturnValue({ ...PLAIN_SHOP_FRONT, announcement });
  renderInShop(<ShopNotice />);
  expect(screen.getByRole('link', { name: 'New Patola sarees' })).toHaveAttribute(
    'href',
    '/products',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('New Patola sarees')).toBeNull();
});

it('says that the shop is closed, and that cannot be closed', () => {
  const maintenance = { isOn: true, message: '' };
  useShopFront.mockReturnValue({ ...PLAIN_SHOP_FRONT, maintenance });
  renderInShop(<ShopNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('The shop is closed for a short while.');
  expect(screen.queryByRole('button')).toBeNull();
});
