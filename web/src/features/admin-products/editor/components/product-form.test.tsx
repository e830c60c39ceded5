import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductForm } from './product-form.tsx';
import { AddProductPage } from './product-loader.tsx';

const { createProduct, findProduct, updateProduct } = vi.hoisted(() => ({
  findProduct: vi.fn<(id: string) => Promise<Product>>(),
  createProduct: vi.fn<(input: { requestId: string }) => Promise<void>>(),
  updateProduct: vi.fn<(id: string, changes: object) => Promise<void>>(),
}));
vi.mock('../../data/products-api.ts', () => ({ createProduct, findProduct, updateProduct }));
const original = sampleProduct({ quantity: 8 });

beforeEach(() => vi.resetAllMocks());

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
/** By text: the names of all buttons of a form this large take a second to compute. */
const buttonNamed = (name: string) => screen.findByText(name, { selector: 'button, button *' });
const press = async (name: string) => userEvent.click(await buttonNamed(name));

function fillIn() {
  type('Title', 'Ilkal saree');
  type('Description', 'With a tope teni border.');
  type('Category', 'women');
  type('Collection', 'saree');
  type('Price (₹)', '3200');
}

test('reports missing fields and a price of 0, and sends nothing', async () => {
  renderInShop(<ProductForm />);
  await press('Save product');
  expect(
    await screen.findByText(
      'Please fill in all required fields: Title, Description, Category, and Collection',
    ),
  ).toBeVisible();
  expect(screen.getByText('Validation Error')).toBeVisible();
  expect(field('Title')).toHaveFocus();
  fillIn();
  type('Price (₹)', '0');
  await press('Save product');
  expect(await screen.findByText('Price must be greater than 0')).toBeVisible();
  expect(field('Price (₹)')).toHaveFocus();
  expect(createProduct).not.toHaveBeenCalled();
});

test('saves the form as a product or as a draft', async () => {
  renderInShop(<ProductForm />);
  fillIn();
  type('Status', 'active');
  await press('Save product');
  expect(await screen.findByText('Product created successfully!')).toBeVisible();
  expect(createProduct.mock.lastCall?.[0]).toMatchObject({
    title: 'Ilkal saree',
    category: 'women',
    productCollection: 'saree',
    price: 3200,
    status: 'active',
    salesChannels: ['online-store'],
    markets: [],
  });
  await press('Save as draft');
  await waitFor(() => expect(createProduct.mock.lastCall?.[0]).toMatchObject({ status: 'draft' }));
});

test('saves a draft with only a title', async () => {
  renderInShop(<ProductForm />);
  await press('Save as draft');
  expect(await screen.findByText('A draft needs a title.')).toBeVisible();
  type('Title', 'Half a thought');
  await press('Save as draft');
  await waitFor(() =>
    expect(createProduct.mock.lastCall?.[0]).toMatchObject({
      title: 'Half a thought',
      category: '',
      price: 0,
      status: 'draft',
    }),
  );
});

test('keeps the chosen status when saving a draft fails', async () => {
  createProduct.mockRejectedValueOnce(new ApiError('Not now.', { status: 503, code: 'away' }));
  renderInShop(<ProductForm />);
  fillIn();
  type('Status', 'active');
  await press('Save as draft');
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(createProduct.mock.lastCall?.[0]).toMatchObject({ status: 'draft' });
  expect(field('Status')).toHaveValue('active');
  await press('Save product');
  await waitFor(() => expect(createProduct.mock.lastCall?.[0]).toMatchObject({ status: 'active' }));
});

test('resends a new product with the same request id after a lost response', async () => {
  createProduct.mockRejectedValueOnce(
    new ApiError('Network error.', { status: 0, code: 'network' }),
  );
  const first = renderInShop(<ProductForm />);
  fillIn();
  await press('Save product');
  expect(await screen.findByText('Network error.')).toBeVisible();
  await press('Save product');
  await waitFor(() => expect(createProduct).toHaveBeenCalledTimes(2));
  first.unmount();
  renderInShop(<ProductForm />);
  fillIn();
  await press('Save product');
  await waitFor(() => expect(createProduct).toHaveBeenCalledTimes(3));
  const [one, again, other] = createProduct.mock.calls.map(([{ requestId }]) => requestId);
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('reports a product already saved with earlier details, links to it, and keeps the form', async () => {
  const sentence = 'This was already saved, but without your latest change.';
  const reason = { status: 409, code: 'already_saved', details: { id: 'p7' } };
  createProduct.mockRejectedValueOnce(new ApiError(sentence, reason));
  renderInShop(
    <Routes>
      <Route path="/" element={<ProductForm />} />
      <Route path="/admin/products/p7/edit" element={<p>The saved product</p>} />
    </Routes>,
  );
  fillIn();
  await press('Save product');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText('Product created successfully!')).toBeNull();
  expect(field('Title')).toHaveValue('Ilkal saree');
  // The message is shown before the button that comes with it has loaded.
  await press('Open saved record');
  await press('Leave page');
  expect(await screen.findByText('The saved product')).toBeVisible();
});

test('disables the button while saving', async () => {
  let saved: () => void = () => undefined;
  createProduct.mockImplementationOnce(() => new Promise((resolve) => (saved = resolve)));
  renderInShop(<ProductForm />);
  fillIn();
  await press('Save product');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  saved();
  expect(await screen.findByText('Product created successfully!')).toBeVisible();
  expect(createProduct).toHaveBeenCalledOnce();
});

test('sends only the changes and the version they are based on', async () => {
  renderInShop(<ProductForm product={original} />);
  type('Quantity', '10');
  await press('Save product');
  await waitFor(() =>
    expect(updateProduct).toHaveBeenCalledWith(original._id, {
      quantity: 10,
      seenQuantity: 8,
      seenAt: original.updatedAt.toISOString(),
    }),
  );
});

test('merges what someone else saved in the meantime', async () => {
  const latest = { ...original, price: 2100, updatedAt: new Date('2026-11-21T10:00:00Z') };
  findProduct.mockResolvedValue(latest);
  updateProduct.mockRejectedValueOnce(
    new ApiError('Someone else has just changed this product.', {
      status: 409,
      code: 'stale',
    }),
  );
  renderInShop(<ProductForm product={original} />);
  type('Vendor', 'Weavers of Phulia');
  await press('Save product');
  expect(await screen.findByText('They changed: Price.')).toBeVisible();
  await press('Merge their changes');
  expect(field('Price (₹)')).toHaveValue('2100');
  expect(field('Vendor')).toHaveValue('Weavers of Phulia');
  await press('Save product');
  await waitFor(() =>
    expect(updateProduct).toHaveBeenLastCalledWith(original._id, {
      vendor: 'Weavers of Phulia',
      seenAt: latest.updatedAt.toISOString(),
    }),
  );
  expect(screen.queryByRole('button', { name: 'Merge their changes' })).toBeNull();
});

test('shows the server’s message and keeps the form', async () => {
  createProduct.mockRejectedValueOnce(
    new ApiError('Someone else has just changed this product.', { status: 409, code: 'stale' }),
  );
  renderInShop(<ProductForm />);
  fillIn();
  await press('Save product');
  expect(await screen.findByText('Someone else has just changed this product.')).toBeVisible();
  expect(field('Title')).toHaveValue('Ilkal saree');
  createProduct.mockRejectedValueOnce(new Error());
  await press('Save product');
  expect(await screen.findByText('Failed to save product')).toBeVisible();
});

test('asks before leaving with unsaved changes', async () => {
  renderInShop(<AddProductPage />);
  type('Title', 'Half a name');
  await userEvent.click(screen.getByRole('link', { name: '← Product Management' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await press('Stay on page');
  expect(field('Title')).toHaveValue('Half a name');
});
