import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { Hero } from './hero.tsx';
import { StatsStrip } from './stats-strip.tsx';

const SHOWN = { status: 'active', pictures: [] };
const HOME = {
  success: true,
  hero: [
    { _id: 'p1', slug: 'saree-p1', title: 'Saree', ...SHOWN },
    { _id: 'p2', slug: '', title: 'Dupatta', ...SHOWN },
  ],
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(HOME))));
});

test('links to the collection and to bulk orders, with the business hint', () => {
  renderInShop(<Hero />);
  expect(screen.getByRole('link', { name: 'Shop Collection' })).toHaveAttribute(
    'href',
    '/products',
  );
  const bulk = screen.getByRole('link', { name: 'Bulk orders' });
  expect(bulk).toHaveAttribute('href', '/bulk-orders');
  expect(bulk).toHaveAccessibleDescription('Sign up as B2B for bulk orders.');
});

test('exposes each product on sale once and links to its details', async () => {
  renderInShop(<Hero />);
  const pictures = await screen.findByRole('group', { name: 'Products on sale' });
  const links = await within(pictures).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/saree-p1',
    '/products/p2',
  ]);
});

test('prerenders the largest picture of the first screen', () => {
  const built = renderToStaticMarkup(
    <MemoryRouter>
      <Hero />
    </MemoryRouter>,
  );
  const page = document.createElement('div');
  page.innerHTML = built;
  const [first, ...others] = page.querySelectorAll('img');
  expect(first).toHaveAttribute('src', '/art/hero.webp');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(others).toEqual([]);
});

test('shows the three figures', () => {
  renderInShop(<StatsStrip />);
  const strip = screen.getByRole('list', { name: 'Kargha in numbers' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['500+artisan partners', '10K+happy customers', '50+product categories']);
});
