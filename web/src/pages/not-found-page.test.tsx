import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { NotFoundPage } from './not-found-page.tsx';

test('says that the page was not found and links home', () => {
  renderInShop(<NotFoundPage />, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('links to the dashboard in the back office', () => {
  renderInShop(<NotFoundPage />, '/admin/nowhere');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin',
  );
  expect(screen.queryByRole('link', { name: 'See all products' })).toBeNull();
});
