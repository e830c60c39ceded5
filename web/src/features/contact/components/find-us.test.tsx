import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { FindUs, SupportInfo } from './find-us.tsx';

const LEGAL = {
  legalName: 'Kargha',
  address: { line1: '12 Loom Lane', city: 'Bengaluru & Mysuru' },
};
vi.mock('#lib/firebase/public-firestore.ts', () => ({
  readPublicDocument: () => Promise.resolve({ legal: LEGAL }),
}));

test('shows an illustration with a link to a map', async () => {
  renderInShop(<FindUs />);
  expect(screen.getByRole('heading', { name: 'Find us' })).toBeVisible();
  const map = await screen.findByRole('link', { name: /map/i });
  expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=12%20Loom%20Lane%2C%20Bengaluru%20%26%20Mysuru',
  );
});

test('states a 24-hour reply, 15-day returns and worldwide shipping', () => {
  renderInShop(<SupportInfo />);
  for (const text of [/^24 hours/, /^15-day return policy$/, /^Worldwide shipping/]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/track-order');
});
