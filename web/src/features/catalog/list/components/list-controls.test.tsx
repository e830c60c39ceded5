import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { create } from 'zustand';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { useListQuery } from '../state/use-list-query.ts';
import { ListControls } from './list-controls.tsx';

function ListQueryProbe() {
  const controls = useListQuery();
  const { search } = useLocation();
  return (
    <>
      <ListControls controls={controls} />
      <output>{search}</output>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;

test('keeps search, category and sort in the URL', async () => {
  renderInShop(<ListQueryProbe />, '/products');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Sarees');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    'Price: low to high',
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'zari');
  await expect.poll(address).toBe('?category=sarees&sort=price-low&search=zari');
});

test('sets the controls from the URL and names a category from the navigation', () => {
  renderInShop(<ListQueryProbe />, '/products?category=men&sub=shirts&sort=popular&search=khadi');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Shirts');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Most popular');
  expect(screen.getByRole('searchbox')).toHaveValue('khadi');
});

test('ignores unknown values in the URL and shows everything, newest first', () => {
  renderInShop(<ListQueryProbe />, '/products?category=spaceships&sort=%3Cscript%3E');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('All Categories');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest first');
});

test('removes the category from the URL when all categories are chosen', async () => {
  renderInShop(<ListQueryProbe />, '/products?category=men&sub=shirts');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Category' }),
    'All Categories',
  );
  expect(address()).toBe('');
});

test('keeps fast typing while the URL catches up', async () => {
  renderInShop(<ListQueryProbe />, '/products');
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'ikat');
  await expect.poll(address).toBe('?search=ikat');
  await userEvent.type(box, ' saree');
  expect(box).toHaveValue('ikat saree');
  await expect.poll(address).toBe('?search=ikat+saree');
});

test('keeps what is typed while the list of an earlier text is still on its way', async () => {
  const sent: string[] = [];
  const shown = create(() => '');
  function SlowList() {
    const controls = useListQuery();
    const search = shown();
    const slow = {
      query: { ...controls.query, search },
      setSearch: (text: string) => void sent.push(text),
    };
    return <ListControls controls={{ ...controls, ...slow }} />;
  }
  const arrive = (text: string) => act(() => shown.setState(text, true));
  renderInShop(<SlowList />, '/products');
  const box = screen.getByRole('searchbox');
  for (const text of ['ikat', ' saree']) {
    await userEvent.type(box, text);
    await expect.poll(() => sent.at(-1)).toMatch(text);
  }
  arrive('ikat');
  expect(box).toHaveValue('ikat saree');
  arrive('ikat saree');
  arrive('stole');
  expect(box).toHaveValue('stole');
});

test('offers exactly the categories and sort orders of the shop', () => {
  renderInShop(<ListQueryProbe />, '/products');
  const choices = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(choices('Category')).toEqual([
    'All Categories',
    'Sarees',
    'Dupatta',
    'Kurta',
    'Stole',
    'Home Decor',
  ]);
  expect(choices('Sort by')).toEqual([
    'Newest first',
    'Most popular',
    'Top rated',
    'Price: low to high',
    'Price: high to low',
  ]);
});
