import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { BulkOrdersPage } from './bulk-orders-page.tsx';

test('both promises stand on the page', () => {
  renderInShop(<BulkOrdersPage />);
  expect(screen.getByText('A quotation within 24 hours.')).toBeVisible();
  expect(screen.getByText(/an answer within 24 hours/)).toBeVisible();
  expect(screen.getByText('Quote and samples within 48 hours')).toBeVisible();
  for (const name of ['Schedule a Call', 'Download Catalog']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(screen.getAllByRole('button', { name: 'Request a Quote' })).toHaveLength(2);
});
