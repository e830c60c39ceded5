import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { publishProfile } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { HomePage } from './home-page.tsx';

const products = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `${kind}-${at}`,
    slug: `${kind}-${at}`,
    title: `${kind} ${at}`,
    status: 'active',
    quantity: 1,
    price: 900,
    pictures: [],
  }));

const HOME = {
  success: true,
  hero: products('Reduced', 8),
  tiles: ['Sarees', 'Kurtas', 'Dupattas', 'Bedsheets', 'Stoles', 'Home Decor'].map((label, at) => ({
    label,
    path: `/products?category=${at}`,
    product: null,
  })),
  sarees: products('Saree', 8),
  featured: products('Featured', 4),
  stories: ['One', 'Two', 'Three'].map((title) => ({
    id: title,
    title,
    person: '',
    craft: '',
    place: '',
    excerpt: '',
    picture: null,
  })),
};

beforeEach(() => {
  publishProfile(undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(HOME))));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly act: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.act([{ isIntersecting: true }]);
      }
      disconnect = vi.fn();
    },
  );
});

test('shows figures, six tiles, eight sarees, four featured products and three stories', async () => {
  renderInShop(<HomePage />);
  expect(screen.getByRole('list', { name: 'Kargha in numbers' })).toBeVisible();

  const cards = async (kind: string) =>
    (await screen.findAllByRole('article', { name: new RegExp(`^${kind} \\d$`) })).length;
  expect(await cards('Saree')).toBe(8);
  expect(await cards('Featured')).toBe(4);
  for (const { label, path } of HOME.tiles) {
    expect(screen.getByRole('link', { name: new RegExp(`${label}$`) })).toHaveAttribute(
      'href',
      path,
    );
  }
  const stories = screen.getAllByRole('link', { name: /^Read Full Story: / });
  expect(stories.map((link) => link.getAttribute('href'))).toEqual([
    '/stories/One',
    '/stories/Two',
    '/stories/Three',
  ]);
  expect(screen.getByRole('link', { name: 'Submit your story' })).toHaveAttribute(
    'href',
    '/stories/submit',
  );
  const reduced = screen.getByRole('group', { name: 'Products on sale' });
  expect(within(reduced).getAllByRole('link')).toHaveLength(8);
});
