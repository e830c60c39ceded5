import { expect, test } from 'vitest';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';

isolateDatabase();
const shop = isolatedShop();
const home = () => db().doc('content/home');

interface Window {
  hero: { _id: string }[];
  sarees: { _id: string }[];
  featured: { _id: string }[];
  tiles: { label: string; path: string; product: { _id: string } | null }[];
  stories: { id: string }[];
}

const shown = async () => (await shop.get('/home')).body as unknown as Window;
const idsOf = (products: { _id: string }[]) => products.map(({ _id }) => _id);

test('shows the configured public products in order', async () => {
  const [open, sold, draft, restricted] = await Promise.all([
    stockProduct({ title: 'Open' }),
    stockProduct({ title: 'Sold out', quantity: 0 }),
    stockProduct({ title: 'Draft', status: 'draft' }),
    stockProduct({ title: 'School', restricted: true }),
  ]);
  await home().set({
    heroProductIds: [sold, draft, open],
    carouselProductIds: [open, 'gone', sold],
    featuredProductIds: [restricted, open],
    tiles: [
      { label: 'Sarees', path: '/products?category=sarees', productId: open },
      { label: 'Stoles', path: '/products?category=stole', productId: draft },
    ],
    storyIds: ['no-such-story'],
  });
  shop.passMinutes(1);
  const { hero, sarees, featured, tiles, stories } = await shown();
  expect(idsOf(hero)).toEqual([sold, open]);
  expect(idsOf(sarees)).toEqual([open, sold]);
  expect(idsOf(featured)).toEqual([open]);
  expect(tiles.map(({ label, product }) => [label, product?._id])).toEqual([
    ['Sarees', open],
    ['Stoles', undefined],
  ]);
  expect(stories).toEqual([]);
});

test('caches for half a minute, then shows changes', async () => {
  const first = await stockProduct({ title: 'First' });
  const second = await stockProduct({ title: 'Second' });
  shop.passMinutes(1);
  await home().set({ heroProductIds: [first] });
  expect(idsOf((await shown()).hero)).toEqual([first]);
  await home().set({ heroProductIds: [second] });
  expect(idsOf((await shown()).hero)).toEqual([first]);
  shop.passMinutes(1);
  expect(idsOf((await shown()).hero)).toEqual([second]);
});
