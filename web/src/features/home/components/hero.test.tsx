import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { firestoreWorld } from '#testing/firestore-world.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { Hero } from './hero.tsx';
import { StatsStrip } from './stats-strip.tsx';

const WINDOW = {
  'content/home': { heroProductIds: ['p1', 'p2'] },
  'products/p1': { title: 'Saree', status: 'active' },
  'products/p2': { title: 'Dupatta', status: 'active' },
};

test('the hero leads to the collection and to bulk orders, with the hint for businesses', () => {
  firestoreWorld(WINDOW);
  renderInShop(<Hero />);
  expect(screen.getByRole('link', { name: 'Shop Collection' })).toHaveAttribute(
    'href',
    '/products',
  );
  const bulk = screen.getByRole('link', { name: 'Bulk Orders' });
  expect(bulk).toHaveAttribute('href', '/bulk-orders');
  expect(bulk).toHaveAccessibleDescription('Sign up as B2B for bulk orders.');
});

test('every reduced piece drifts by once for readers, and leads to its details', async () => {
  firestoreWorld(WINDOW);
  renderInShop(<Hero />);
  const pictures = await screen.findByRole('group', { name: 'Pieces at a reduced price' });
  const links = await within(pictures).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/p1',
    '/products/p2',
  ]);
});

test('the strip has the three figures', () => {
  renderInShop(<StatsStrip />);
  const strip = screen.getByRole('list', { name: 'Kargha in figures' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['500+artisan partners', '10K+happy customers', '50+product categories']);
});
