import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { publishPerson } from '#session/state/session-store.ts';
import { firestoreWorld } from '#testing/firestore-world.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductPage } from './product-page.tsx';

const noPlaces = {
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  addListener: vi.fn(),
  removeListener: vi.fn(),
};

beforeEach(() => {
  publishPerson(undefined);
  vi.stubGlobal('matchMedia', () => noPlaces);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const address = () => screen.getByLabelText('Address').textContent;

/** The shelf has this piece; somebody opens an address. */
function open(path: string, fields: Parameters<typeof sampleProduct>[0]) {
  const { _id, ...stored } = sampleProduct(fields);
  firestoreWorld({ [`products/${_id}`]: { ...stored } });
  renderInShop(
    <>
      <Address />
      <Routes>
        <Route path="/products/:slug" element={<ProductPage />} />
      </Routes>
    </>,
    path,
  );
}

test('an older link, which holds the id, leads to the address with the name', async () => {
  open('/products/p-older', { _id: 'p-older', slug: 'katan-saree', title: 'Katan saree' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Katan saree' })).toBeVisible();
  expect(address()).toBe('/products/katan-saree');
});

test('the tab and search results are named as staff wrote for them, the page by the piece', async () => {
  open('/products/muga-saree', {
    slug: 'muga-saree',
    title: 'Muga saree',
    description: 'Golden without dye.',
    searchTitle: 'Muga saree from Sualkuchi',
    searchDescription: `${'Woven '.repeat(40)}in Assam.`,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Muga saree' })).toBeVisible();
  expect(document.title).toBe('Muga saree from Sualkuchi · Kargha');
  const description = document.head.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toMatch(/^(Woven )+…$/);
});

test('a piece without a name in its address keeps its id there', async () => {
  open('/products/p-plain', { _id: 'p-plain', slug: '', title: 'Plain gamcha' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Plain gamcha' })).toBeVisible();
  expect(address()).toBe('/products/p-plain');
});

test.each([
  ['ended', 'You will not be told about this piece any more.'],
  ['expired', 'This link does not work any more.'],
])('the link in a letter that ends a notice says how it went: %s', async (outcome, words) => {
  open(`/products/piece-${outcome}?notice=${outcome}`, {
    _id: `piece-${outcome}`,
    slug: `piece-${outcome}`,
    title: 'Gamosa',
  });
  expect(await screen.findByText(words)).toBeVisible();
  // Said once: a reload does not say it again.
  await waitFor(() => expect(address()).toBe(`/products/piece-${outcome}`));
});
