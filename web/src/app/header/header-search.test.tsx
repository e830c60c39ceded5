import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleEntry } from '#testing/sample-catalogue-entry.ts';

import { SearchForm } from './header-search.tsx';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const entries = {
  midnight: sampleEntry({ id: 'midnight', slug: 'midnight-saree' }),
  ikat: sampleEntry({
    id: 'ikat',
    slug: 'ikat-shirt',
    title: '<b>Koyyalagudem</b> ikat shirt',
    words: 'office',
    category: 'men',
    collection: 'shirts',
    weave: 'Ikat',
    region: 'Telangana',
  }),
};

function Header() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchForm />
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

const worlds: ReturnType<typeof fakeFirestore>[] = [];

function open() {
  const world = fakeFirestore({ 'catalogueIndex/shard-0': { entries } });
  worlds.push(world);
  renderInShop(<Header />);
  return world;
}

const box = () => screen.getByRole('combobox', { name: 'Search the shop' });
const address = () => screen.getByTestId('address').textContent;

test('suggests products from the second character on, also for other spellings', async () => {
  const world = open();
  await userEvent.click(box());
  await userEvent.keyboard('s');
  expect(world.queries).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('ari');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'SareeCategory',
    'Banarasi katan silk saree, midnight₹18,500',
  ]);
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  // The first test reads the catalogue for all.
  expect(worlds.flatMap(({ queries }) => queries)).toHaveLength(1);
});

test('arrow keys cycle through the list and Enter opens the choice', async () => {
  open();
  await userEvent.type(box(), 'ikat');
  const [craft, product] = await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-activedescendant', craft!.id);
  expect(craft).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  expect(box()).toHaveAttribute('aria-activedescendant', product!.id);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/products/ikat-shirt');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a craft suggestion opens its filter', async () => {
  open();
  await userEvent.type(box(), 'telang');
  await userEvent.click(await screen.findByRole('option', { name: /^Telangana/ }));
  expect(address()).toBe('/products?region=Telangana');
});

test('Enter without a choice searches; Escape closes the list and keeps the words', async () => {
  open();
  await userEvent.type(box(), 'silk');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('silk');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/products?search=silk');
});

test('does not search for an empty query', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Search the shop' }));
  expect(box()).toHaveFocus();
  await userEvent.keyboard('   {Enter}');
  expect(address()).toBe('/');
});

test('shows markup in a title as text', async () => {
  open();
  await userEvent.type(box(), 'koyya');
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent('<b>Koyyalagudem</b> ikat shirt');
});
