import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { NotFoundPage } from './not-found-page.tsx';

test('an address that leads nowhere says so, and leads home', () => {
  renderInShop(<NotFoundPage />, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
