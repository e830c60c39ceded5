import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { AdminProductsPage } from './products-view.tsx';

beforeEach(() => signInStaff('owner'));

type List = (
  filter: { status: string; search: string },
  cursor: string | null,
) => Promise<{ products: Product[]; total: number; next: string | null }>;

const { listProducts } = vi.hoisted(() => ({ listProducts: vi.fn<List>() }));
vi.mock('../../data/products-api.ts', () => ({ listProducts }));

const named = (id: string, title: string) => ({ ...sampleProduct(), _id: id, title });
const saree = named('p1', 'Ilkal saree');
const FIRST_PAGE = { products: [saree, named('p2', 'Coir mat')], total: 700, next: 'p2' };
const busy = () => Promise.reject(new ApiError('The shop is busy.', { status: 500, code: 'x' }));

function finds(found: (cursor: string) => ReturnType<List>) {
  listProducts.mockImplementation(({ search }, cursor) =>
    search === '' ? Promise.resolve(FIRST_PAGE) : found(cursor ?? ''),
  );
}

async function searchFor(words: string) {
  renderInShop(<AdminProductsPage />);
  expect(await screen.findByText('700 products')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Search products'), words);
}

beforeEach(() => void vi.resetAllMocks());

test('also finds products that are not loaded yet', async () => {
  const old = named('p9', 'Old Ilkal stole');
  finds(() => Promise.resolve({ products: [saree, old], total: 2, next: null }));
  await searchFor('ilkal');
  expect(await screen.findByRole('article', { name: 'Old Ilkal stole' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(listProducts).toHaveBeenLastCalledWith({ status: '', search: 'ilkal' }, null);
  expect(screen.queryByRole('button', { name: /^Load more/ })).not.toBeInTheDocument();
});

test('keeps the results when the next page fails, and retries it', async () => {
  let isDown = true;
  finds((cursor) => {
    if (cursor === '') {
      const first = [saree, named('p8', 'Old Ilkal stole')];
      return Promise.resolve({ products: first, total: 3, next: 'p8' });
    }
    if (isDown) return busy();
    const last = [named('p9', 'Older Ilkal stole')];
    return Promise.resolve({ products: last, total: 3, next: null });
  });
  await searchFor('ilkal');
  await screen.findByRole('article', { name: 'Old Ilkal stole' });
  await userEvent.click(screen.getByRole('button', { name: /^Load more/i }));
  expect(await screen.findByText('The shop is busy.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Old Ilkal stole' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('article', { name: 'Older Ilkal stole' })).toBeVisible();
  expect(screen.queryByText('The shop is busy.')).not.toBeInTheDocument();
});

test('does not say that nothing matches when a search fails', async () => {
  finds(busy);
  await searchFor('pashmina');
  expect(await screen.findByText('The shop is busy.')).toBeVisible();
  expect(screen.queryByText('Try adjusting your search terms')).not.toBeInTheDocument();
});
