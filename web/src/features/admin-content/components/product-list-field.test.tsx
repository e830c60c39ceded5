import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ProductListField } from './product-list-field.tsx';

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

const field = () => screen.getByRole('combobox', { name: 'Add a piece: Chosen pieces' });

test('a piece is found by its words, chosen by keys, and stands in the list by its title', async () => {
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

test('words that no piece has are told so', async () => {
  searchProducts.mockResolvedValue([]);
  renderInShop(<Page />);
  await userEvent.type(field(), 'velvet');
  expect(await screen.findByText('No products found')).toBeVisible();
});

test('one letter asks for nothing: it would offer whatever is newest', async () => {
  searchProducts.mockClear();
  searchProducts.mockResolvedValue([{ id: 'p1', label: 'Newest of all' }]);
  renderInShop(<Page />);
  await userEvent.type(field(), 's');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await userEvent.type(field(), 'a');
  expect(await screen.findByRole('option', { name: 'Newest of all' })).toBeVisible();
  expect(searchProducts.mock.calls).toEqual([['sa']]);
});

test('a search that nobody answered does not say that there is no such piece', async () => {
  searchProducts.mockRejectedValue(new Error('offline'));
  renderInShop(<Page />);
  await userEvent.type(field(), 'patola');
  expect(await screen.findByText('The search failed. Please try again in a moment.')).toBeVisible();
  expect(screen.queryByText('No products found')).toBeNull();
});
