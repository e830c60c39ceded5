import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { AboutStory } from './about-story.tsx';
import { CoreValues } from './core-values.tsx';
import { MissionAndImpact } from './mission-and-impact.tsx';

test('shows the three advertised figures', () => {
  renderInShop(<AboutStory />);
  const figures = within(screen.getByRole('list', { name: 'In figures' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '500+artisan partners',
    '10K+happy customers',
    '50+product categories',
  ]);
});

test('lists six core values, each with a heading', () => {
  renderInShop(<CoreValues />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test('links to products and bulk orders', () => {
  renderInShop(<MissionAndImpact />);
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Our impact' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/products', '/bulk-orders']);
});
