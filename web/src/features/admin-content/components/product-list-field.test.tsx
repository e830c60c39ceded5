import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { ProductListField } from './product-list-field.tsx';

beforeEach(() => signInStaff('owner'));

const { searchProducts } = vi.hoisted(() => ({
  searchProducts: vi.fn<(storyDetails: string) => Promise<{ id: string; label: string }[]>>(),
}));
vi.mock('../data/products-api.ts', () => ({
  searchProducts,
  readProductTitles: () => Promise.resolve(new Map()),
}));

function Page() {
  const [ids, setIds] = useState<string[]>([]);
  return <ProductListField title="Chosen pieces" ids={ids} onChange={setIds} />;
}

const field = () => screen.getByRole('combobox', { name: 'Add a product: Chosen pieces' });

test('finds a product, selects it with the keyboard and lists it by title', async () => {
  searchProducts.mockResolvedValue([
    { id: 'p1', label: 'Patola saree' },
    { id: 'p2', label: 'Patola stole' },
  ]);
  renderInShop(<Page />);
  await userEvent.type(field(), 'patola');
  expect(await screen.findByRole('option', { name: 'Patola saree' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('listitem')).toHaveTextContent('Patola stole');
  expect(field()).toHaveValue('');
});

test('says when no product matches', async () => {
  searchProducts.mockResolvedValue([]);
  renderInShop(<Page />);
  await userEvent.type(field(), 'velvet');
  expect(await screen.findByText('No products found')).toBeVisible();
});

test('does not search for a single character', async () => {
  searchProducts.mockClear();
  searchProducts.mockResolvedValue([{ id: 'p1', label: 'Newest product' }]);
  renderInShop(<Page />);
  await userEvent.type(field(), 's');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await userEvent.type(field(), 'a');
  expect(await screen.findByRole('option', { name: 'Newest product' })).toBeVisible();
  expect(searchProducts.mock.calls).toEqual([['sa']]);
});

test('does not say that nothing matches when the search fails', async () => {
  searchProducts.mockRejectedValue(new Error('offline'));
  renderInShop(<Page />);
  await userEvent.type(field(), 'patola');
  expect(await screen.findByText('The search failed. Please try again in a moment.')).toBeVisible();
  expect(screen.queryByText('No products found')).toBeNull();
});
