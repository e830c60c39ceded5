import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { NotFoundPage } from './not-found-page.tsx';

test('an address that leads nowhere says so, and leads home', () => {
  renderInShop(<NotFoundPage />, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('in the back office it leads to the dashboard instead of the shelves', () => {
  renderInShop(<NotFoundPage />, '/admin/nowhere');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin',
  );
  expect(screen.queryByRole('link', { name: 'See all products' })).toBeNull();
});
