import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { sampleProduct } from '#testing/sample-product.ts';

import { AdminProductsPage } from './products-view.tsx';

beforeEach(() => signInStaff('owner'));

interface Filter {
  status: string;
  search: string;
}

const { listProducts, updateProduct, deleteProduct } = vi.hoisted(() => ({
  listProducts:
    vi.fn<
      (
        filter: Filter,
        cursor: string | null,
      ) => Promise<{ products: Product[]; total: number; next: string | null }>
    >(),
  updateProduct: vi.fn<(id: string, changes: object) => Promise<void>>(),
  deleteProduct: vi.fn<(id: string) => Promise<void>>(),
}));
vi.mock('../../data/products-api.ts', () => ({ listProducts, updateProduct, deleteProduct }));

const saree = {
  ...sampleProduct(),
  _id: 'p1',
  title: 'Ilkal saree',
  category: 'women',
  productCollection: 'saree',
  quantity: 7,
  price: 3200,
  status: 'active' as const,
  createdAt: new Date('2026-11-14T06:00:00Z'),
};
const mat = {
  ...saree,
  _id: 'p2',
  title: 'Coir mat',
  category: 'living',
  productCollection: 'doormats',
  status: 'draft' as const,
};

function refusal(message: string) {
  return new ApiError(message, { status: 500, code: 'x' });
}

beforeEach(() => {
  vi.resetAllMocks();
  listProducts.mockResolvedValue({ products: [saree, mat], total: 2, next: null });
});

test('shows the facts of a product on its card', async () => {
  renderInShop(<AdminProductsPage />);
  const card = await screen.findByRole('article', { name: 'Ilkal saree' });
  for (const text of ['Active', 'Stock: 7', 'Women - Saree', '₹3,200', 'Added 14 Nov 2026']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(
    within(screen.getByRole('article', { name: 'Coir mat' })).getByText('Inactive'),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 products');
});

test('shows no collection for a draft without one', async () => {
  const half = { ...mat, category: '', productCollection: '', price: 0 };
  listProducts.mockResolvedValue({ products: [half], total: 1, next: null });
  renderInShop(<AdminProductsPage />);
  const card = await screen.findByRole('article', { name: 'Coir mat' });
  expect(within(card).queryByText('-')).toBeNull();
  expect(within(card).getByText('₹0')).toBeVisible();
});

test('marks an active product that is not sold online', async () => {
  const counter = { ...saree, salesChannels: ['point-of-sale' as const] };
  listProducts.mockResolvedValue({ products: [counter, mat], total: 2, next: null });
  renderInShop(<AdminProductsPage />);
  const card = await screen.findByRole('article', { name: 'Ilkal saree' });
  expect(within(card).getByText('Not in the online store')).toBeVisible();
  expect(screen.getAllByText('Not in the online store')).toHaveLength(1);
});

test('shows plain cloth for a broken picture and an icon for none', async () => {
  const drawn = { ...saree, images: ['https://shop.example/saree.png'], pictures: [] };
  listProducts.mockResolvedValue({ products: [drawn, mat], total: 2, next: null });
  renderInShop(<AdminProductsPage />);
  const card = await screen.findByRole('article', { name: 'Ilkal saree' });
  fireEvent.error(card.querySelector('img')!);
  expect(card.querySelector('img')).toBeNull();
  const bare = screen.getByRole('article', { name: 'Coir mat' });
  expect(bare.querySelector('svg')).not.toBeNull();
});

test.each([
  ['ILKAL', 'Ilkal saree'],
  ['living', 'Coir mat'],
  ['doormats', 'Coir mat'],
])('finds "%s" by title, category or collection', async (words, title) => {
  renderInShop(<AdminProductsPage />);
  await userEvent.type(await screen.findByLabelText('Search products'), words);
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    title,
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('1 product');
});

test('suggests other search terms when nothing matches', async () => {
  renderInShop(<AdminProductsPage />);
  await userEvent.type(await screen.findByLabelText('Search products'), 'zzz');
  expect(screen.getByText('No products found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms')).toBeVisible();
});

test('suggests adding the first product in an empty shop', async () => {
  listProducts.mockResolvedValue({ products: [], total: 0, next: null });
  renderInShop(<AdminProductsPage />);
  expect(await screen.findByText('Start by adding your first product')).toBeVisible();
});

test('archives with Deactivate, activates with Activate, and reloads the list', async () => {
  renderInShop(<AdminProductsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Ilkal saree' }));
  expect(updateProduct).toHaveBeenLastCalledWith('p1', { status: 'archived' });
  expect(await screen.findByText('Product archived successfully!')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activate Coir mat' }));
  expect(updateProduct).toHaveBeenLastCalledWith('p2', { status: 'active' });
  expect(await screen.findByText('Product activated successfully!')).toBeVisible();
  expect(listProducts).toHaveBeenCalledTimes(3);
});

test('undoes archiving', async () => {
  renderInShop(<AdminProductsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Activate Coir mat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(updateProduct).toHaveBeenLastCalledWith('p2', { status: 'draft' });
  expect(await screen.findByText('Product set as draft')).toBeVisible();
});

test('lists only products of the chosen status', async () => {
  renderInShop(<AdminProductsPage />);
  await screen.findByRole('article', { name: 'Ilkal saree' });
  await userEvent.click(screen.getByRole('button', { name: 'Draft' }));
  const drafts = { status: 'draft', search: '' };
  await vi.waitFor(() => expect(listProducts).toHaveBeenLastCalledWith(drafts, null));
});

test('shows the server’s message when a status change fails, or a default', async () => {
  updateProduct.mockRejectedValueOnce(refusal('The server says no.'));
  renderInShop(<AdminProductsPage />);
  const button = await screen.findByRole('button', { name: 'Deactivate Ilkal saree' });
  await userEvent.click(button);
  expect(await screen.findByText('The server says no.')).toBeVisible();
  updateProduct.mockRejectedValueOnce(new Error());
  await userEvent.click(button);
  expect(await screen.findByText('Failed to update product status')).toBeVisible();
});

test('asks before deleting', async () => {
  renderInShop(<AdminProductsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Coir mat' }));
  const question = { name: 'Are you sure you want to delete this product?' };
  const dialog = await screen.findByRole('dialog', question);
  expect(dialog).toHaveTextContent('Coir mat');
  expect(deleteProduct).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(deleteProduct).toHaveBeenCalledWith('p2');
  expect(await screen.findByText('Product deleted successfully!')).toBeVisible();
});

test('offers to archive instead of deleting', async () => {
  renderInShop(<AdminProductsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ilkal saree' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Archive instead' }));
  expect(updateProduct).toHaveBeenCalledWith('p1', { status: 'archived' });
  expect(deleteProduct).not.toHaveBeenCalled();
});

test('shows the server’s message and a toast when the list fails to load, and retries', async () => {
  listProducts.mockRejectedValueOnce(refusal('The database sleeps.'));
  renderInShop(<AdminProductsPage />);
  expect(await screen.findByText('The database sleeps.')).toBeVisible();
  expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Ilkal saree' })).toBeVisible();
});
