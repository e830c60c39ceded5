import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { OfflinePage } from './offline-page.tsx';

test('names the lost connection and loads the same address again without scripts', () => {
  renderInShop(<OfflinePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '?');
});
