import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleEntry } from '#testing/sample-catalogue-entry.ts';
import { simulateScreen } from '#testing/simulate-screen.ts';

// Lazy components load their code on demand, which a busy machine does slowly.
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  vi.resetModules();
  simulateScreen('desktop');
});

const product = (fields: object = {}) => ({
  title: 'Piece',
  status: 'active',
  restricted: false,
  productCollection: 'saree',
  price: 100,
  cardPictures: [],
  createdAt: new Date(0),
  ...fields,
});

const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `products/p${at}`,
      product({ title: `Piece ${at}` }),
    ]),
  );

const silk = sampleEntry({ id: 'p0', title: 'Silk saree', fabrics: ['Silk'], price: 500 });
const cotton = sampleEntry({
  id: 'p1',
  title: 'Cotton saree',
  words: 'Hill cotton',
  fabrics: ['Cotton'],
  weave: 'Jamdani',
  region: 'West Bengal',
  price: 1500,
});

const INDEX = {
  'products/p0': product({ title: 'Silk saree' }),
  'products/p1': product({ title: 'Cotton saree' }),
  'catalogueIndex/shard-0': { entries: { p0: silk, p1: cotton } },
};

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

async function visit(address = '/products') {
  const { CatalogueView } = await import('./catalogue-view.tsx');
  return renderInShop(
    <>
      <CatalogueView card={({ title }) => <b>{title}</b>} />
      <Address />
    </>,
    address,
  );
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');

test('shows a loading message and reads the products once', async () => {
  const firestore = fakeFirestore(many(60));
  await visit();
  expect(screen.getByRole('status')).toHaveTextContent('Loading products...');
  await screen.findByText('Showing 24 of 60 products');
  expect(firestore.queries).toHaveLength(1);
});

test('shows an error and reloads the page with Try Again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeFirestore();
  await visit();
  expect(
    await screen.findByText('Failed to load products', undefined, { timeout: 15_000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
});

test('shows 24 more with Load More and restores the list on return', async () => {
  fakeFirestore(many(50));
  const first = await visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Load More (24 of 50)' }));
  expect(titles()).toHaveLength(48);
  await userEvent.click(screen.getByRole('button', { name: 'Load More (48 of 50)' }));
  expect(titles()).toHaveLength(50);
  expect(screen.queryByRole('button', { name: /Load More/ })).toBeNull();
  first.unmount();
  await visit();
  expect(titles()).toHaveLength(50);
});

test('reads the second hundred only once the first is shown', async () => {
  const firestore = fakeFirestore(many(120));
  await visit();
  for (let step = 0; step < 3; step += 1) {
    await userEvent.click(await screen.findByRole('button', { name: /Load More/ }));
  }
  expect(titles()).toHaveLength(96);
  expect(firestore.queries).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Load More/ }));
  await waitFor(() => expect(titles()).toHaveLength(120));
  expect(firestore.queries).toHaveLength(2);
  expect(screen.getByText('Showing all 120 products')).toBeVisible();
});

test('searches the index, tolerates a typo and reads only the products shown', async () => {
  const firestore = fakeFirestore(INDEX);
  await visit('/products?search=coton%20sari');
  await screen.findByText('Showing 1 product');
  expect(await screen.findByText('Cotton saree')).toBeVisible();
  const asked = JSON.stringify(firestore.queries);
  expect(asked).toContain('catalogueIndex');
  expect(asked).toContain('products/p1');
  expect(asked).not.toContain('products/p0');
});

test('offers to search all categories when a category has no match', async () => {
  fakeFirestore(INDEX);
  await visit('/products?category=men&search=jamdani');
  expect(await screen.findByText('No products found')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Search all categories for “jamdani”' }));
  expect(await screen.findByText('Cotton saree')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?search=jamdani');
});

test('says when a search only comes close', async () => {
  fakeFirestore(INDEX);
  await visit('/products?search=green%20cotton%20saree');
  expect(
    await screen.findByText('Nothing matches all of “green cotton saree”. These come closest.'),
  ).toBeVisible();
  expect(await screen.findByText('Cotton saree')).toBeVisible();
});

test('remembers a search that finds something, and counts it without the person', async () => {
  const firestore = fakeFirestore(INDEX);
  const sent = vi.spyOn(globalThis, 'fetch');
  await visit('/products?search=cotton%20saree');
  await screen.findByText('Showing 1 product');
  const calls = () => sent.mock.calls.filter(([address]) => address === '/api/searches');
  await waitFor(() => expect(calls()).toHaveLength(1), { timeout: 8000 });
  expect(calls()[0]?.[1]?.body).toBe(JSON.stringify({ words: 'cotton saree', isFound: true }));
  expect(localStorage.getItem('kargha.recent-searches')).toBe('["cotton saree"]');
  expect(firestore.queries.length).toBeGreaterThan(0);
});

test('links to all products when nothing matches', async () => {
  fakeFirestore(INDEX);
  await visit('/products?search=xylophone');
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('filters with counts, removes filters with chips and keeps both in the URL', async () => {
  fakeFirestore(INDEX);
  await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = await screen.findByRole('complementary', { name: 'Filters' });
  await userEvent.click(await within(panel).findByRole('checkbox', { name: /^Silk/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('?fabric=Silk');
  await screen.findByText('Showing 1 product');
  expect(within(panel).queryByRole('checkbox', { name: /Jamdani/ })).toBeNull();
  expect(within(panel).getByText('Cotton').closest('label')).toHaveTextContent('Cotton1');

  await userEvent.click(within(panel).getByRole('checkbox', { name: /Under ₹1,000/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('?fabric=Silk&price=0-1000');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Silk' }));
  expect(screen.getByTestId('address')).toHaveTextContent('?price=0-1000');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByTestId('address')).toBeEmptyDOMElement();
});

test.each([
  '/products?fabric=Plutonium&price=cheap&available=maybe',
  '/products?search=%3C%3E%26',
  '/products?category=spaceships&sort=random&page=-1&sub=x&view=',
])('shows everything for an invalid URL: %s', async (address) => {
  fakeFirestore(INDEX);
  await visit(address);
  expect(await screen.findByText(/^Showing all 2 products/)).toBeVisible();
});

test('lists unlocked products for holders of the access code', async () => {
  const firestore = fakeFirestore(many(2));
  const { publishProfile } = await import('#session/state/session-store.ts');
  publishProfile({ uid: 'asha', accessCodes: ['school'] } as unknown as Parameters<
    typeof publishProfile
  >[0]);
  await visit();
  await waitFor(() => expect(JSON.stringify(firestore.queries)).toContain('accessCodeId'));
  publishProfile(undefined);
});
