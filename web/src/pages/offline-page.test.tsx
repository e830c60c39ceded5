import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { OfflinePage } from './offline-page.tsx';

test.each([
  ['No connection', 'Try Again', 'en'],
  ['कनेक्शन नहीं है', 'फिर कोशिश करें', 'hi'],
])('shows the offline message in each language: %s', (title, again, language) => {
  renderInShop(<OfflinePage />);
  expect(screen.getByText(title).closest('[lang]')).toHaveAttribute('lang', language);
  expect(screen.getByRole('link', { name: again })).toBeVisible();
});
