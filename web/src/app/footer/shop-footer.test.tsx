import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ShopFooter } from './shop-footer.tsx';

test('every page ends with the newsletter, the ways through the shop, how to reach it, and whose it is', () => {
  renderInShop(<ShopFooter />);
  const foot = screen.getByRole('contentinfo');
  expect(within(foot).getByRole('form')).toBeVisible();
  const links = within(foot)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/products?category=men',
      '/products?category=women',
      '/products?category=living',
      '/track-order',
      '/contact',
      '/about',
      '/security',
      '/policies',
      '/privacy',
      '/bulk-orders',
      'mailto:care@kargha.example',
    ]),
  );
  expect(
    within(foot).getByText(`© ${new Date().getFullYear()} Kargha. Woven by hand in India.`),
  ).toBeVisible();
});
