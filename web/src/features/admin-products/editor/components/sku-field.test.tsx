import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import type { EditableProduct } from '../state/product-form-values.ts';
import { ProductForm } from './product-form.tsx';

const { findProductsBySku } = vi.hoisted(() => ({
  findProductsBySku: vi.fn<(sku: string) => Promise<readonly Product[]>>(),
}));
vi.mock('../data/find-products-by-sku.ts', () => ({ findProductsBySku }));
vi.mock('../../data/products-api.ts', () => ({}));

beforeEach(() => {
  vi.useFakeTimers();
  findProductsBySku.mockReset().mockResolvedValue([]);
});
afterEach(() => void vi.useRealTimers());

const saree = sampleProduct({ _id: 'ilkal', title: 'Ilkal saree', sku: 'KG-1', hasSKU: true });
const kota = sampleProduct({ _id: 'kota', title: 'Kota saree', sku: 'KG-2', hasSKU: true });
const patola = sampleProduct({ _id: 'patola', title: 'Patola saree', sku: 'KG-3', hasSKU: true });

function open(product?: EditableProduct) {
  renderInShop(product ? <ProductForm product={product} /> : <ProductForm />);
  if (!product) fireEvent.click(screen.getByLabelText('This product has a SKU or barcode'));
}

const typeSku = (sku: string) =>
  fireEvent.change(screen.getByLabelText('SKU (Stock Keeping Unit)'), { target: { value: sku } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(400));
const note = () => screen.queryByText(/also has this SKU\./);

test('warns about a duplicate SKU with a link, and allows it', async () => {
  findProductsBySku.mockResolvedValue([kota]);
  open();
  typeSku(' KG-2 ');
  await rest();
  expect(findProductsBySku.mock.calls).toEqual([['KG-2']]);
  expect(note()).toHaveTextContent('Kota saree also has this SKU.');
  expect(screen.getByRole('link', { name: 'Kota saree' })).toHaveAttribute(
    'href',
    '/admin/products/kota/edit',
  );
  expect(screen.getByRole('button', { name: 'Save product' })).toBeEnabled();
  findProductsBySku.mockResolvedValue([]);
  typeSku('KG-22');
  await rest();
  expect(note()).toBeNull();
});

test('does not look up the product’s own SKU or an empty one', async () => {
  open(saree);
  await rest();
  typeSku('');
  await rest();
  typeSku(' KG-1 ');
  await rest();
  expect(findProductsBySku).not.toHaveBeenCalled();
});

test('does not report the product itself as a duplicate', async () => {
  findProductsBySku.mockResolvedValue([saree]);
  open(saree);
  typeSku('kg-1');
  await rest();
  expect(findProductsBySku).toHaveBeenCalledOnce();
  expect(note()).toBeNull();
});

test('ignores a late result for an earlier SKU', async () => {
  let answerLate: (found: readonly Product[]) => void = () => undefined;
  findProductsBySku.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  findProductsBySku.mockResolvedValueOnce([patola]);
  open();
  typeSku('KG-2');
  await rest();
  typeSku('KG-3');
  await rest();
  answerLate([kota]);
  await rest();
  expect(note()).toHaveTextContent('Patola saree also has this SKU.');
});

test('allows saving when the SKU lookup fails', async () => {
  findProductsBySku.mockRejectedValue(new Error('The loom is shut.'));
  open();
  typeSku('KG-2');
  await rest();
  expect(findProductsBySku).toHaveBeenCalledOnce();
  expect(note()).toBeNull();
  expect(screen.queryByText('The loom is shut.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save product' })).toBeEnabled();
});
