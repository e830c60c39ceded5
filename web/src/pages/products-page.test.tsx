import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

configure({ asyncUtilTimeout: 8000 });

const storedProducts = {
  'products/p1': {
    title: 'Banarasi saree',
    slug: 'banarasi',
    status: 'active',
    restricted: false,
    category: 'women',
    productCollection: 'saree',
    price: 18_500,
    costPerItem: 23_000,
    quantity: 3,
    createdAt: new Date(0),
  },
};

beforeEach(() => {
  vi.resetModules();
  fakeFirestore(storedProducts);
});

async function visit(address: string) {
  const { publishProfile } = await import('#session/state/session-store.ts');
  publishProfile(undefined);
  const { ProductsPage } = await import('./products-page.tsx');
  renderInShop(<ProductsPage />, address);
}

test('shows the title, the search, the filters and the product cards', async () => {
  await visit('/products');
  expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  const card = within(await screen.findByRole('article', { name: 'Banarasi saree' }));
  expect(card.getByRole('button', { name: 'Add to Cart: Banarasi saree' })).toBeEnabled();
  expect(card.getByRole('button', { name: 'Add Banarasi saree to wishlist' })).toBeVisible();
});

test.each([
  ['/products?category=women', 'Women'],
  ['/products?category=living&sub=doormats', 'Doormats'],
  ['/products?category=dupatta', 'Dupatta'],
])('shows the category’s name: %s', async (address, title) => {
  await visit(address);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('names the search', async () => {
  await visit('/products?category=women&search=silk%20saree');
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “silk saree”' })).toBeVisible();
});

test('View Details opens a dialog with cart and wishlist buttons', async () => {
  await visit('/products');
  await userEvent.click(await screen.findByRole('link', { name: 'View Details: Banarasi saree' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Banarasi saree' }));
  expect(dialog.getByRole('button', { name: 'Add to Cart: Banarasi saree' })).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Add Banarasi saree to wishlist' })).toBeVisible();
});
