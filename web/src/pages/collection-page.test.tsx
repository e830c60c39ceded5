import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { CollectionPage } from './collection-page.tsx';

const MISSING = 'We could not find this collection';
const collection = {
  slug: 'monsoon',
  title: 'Monsoon',
  description: '',
  titleHindi: '',
  descriptionHindi: '',
  coverProductId: '',
  productIds: [],
};

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

const show = (slug: string) =>
  renderInShop(
    <Routes>
      <Route path="/collections/:slug" element={<CollectionPage />} />
    </Routes>,
    `/collections/${slug}`,
  );

test('shows not found for an unknown collection', async () => {
  answer(404, { success: false, error: 'There is no such collection.', code: 'not_found' });
  show('none');
  expect(await screen.findByRole('heading', { level: 1, name: MISSING })).toBeVisible();
});

test.each([
  ['cannot be reached', 'unreached', () => Promise.reject(new TypeError('fetch failed'))],
  ['has a fault', 'faulty', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('offers a retry while the shop %s', async (_why, slug, fetching) => {
  vi.stubGlobal('fetch', fetching);
  show(slug);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the collection');
  expect(screen.queryByText(MISSING)).toBeNull();
  answer(200, { success: true, collection });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Monsoon' })).toBeVisible();
});
