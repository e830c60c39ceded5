import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleEntry } from '#testing/sample-catalogue-entry.ts';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// What was loaded is kept in modules.
beforeEach(() => {
  vi.resetModules();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function openHeader() {
  const { SearchForm } = await import('./header-search.tsx');
  renderInShop(
    <>
      <SearchForm />
      <Address />
    </>,
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search the shop' });
const address = () => screen.getByTestId('address').textContent;

test('offers recent and popular searches before anything is typed, and forgets recent ones', async () => {
  localStorage.setItem('kargha.recent-searches', JSON.stringify(['silk saree']));
  const popular = { phrases: ['ikat', 'silk saree'] };
  const world = fakeFirestore({ 'content/popular-searches': popular });
  await openHeader();
  await userEvent.click(box());
  const labels = async () =>
    (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await screen.findByRole('option', { name: /^ikat/ });
  expect(await labels()).toEqual(['silk sareeRecent', 'ikatPopular', 'Clear recent searches']);
  expect(world.queries).toEqual([]);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await labels()).toEqual(['ikatPopular', 'silk sareePopular']);
  expect(localStorage.getItem('kargha.recent-searches')).toBeNull();
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/products?search=ikat');
});

test('completes phrases that find several products', async () => {
  const silk = (id: string) => sampleEntry({ id, slug: id, title: `Silk saree ${id}` });
  const shop = { one: silk('one'), two: silk('two') };
  fakeFirestore({ 'catalogueIndex/shard-0': { entries: shop } });
  await openHeader();
  await userEvent.type(box(), 'silk sa');
  await userEvent.click(await screen.findByRole('option', { name: /^Silk saree\s*Search$/ }));
  expect(address()).toBe('/products?search=Silk+saree');
});
