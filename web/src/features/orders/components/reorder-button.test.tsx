import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ReorderButton } from './reorder-button.tsx';

const { readCurrentProduct } = vi.hoisted(() => ({
  readCurrentProduct: vi.fn<() => Promise<Product | null>>(),
}));
vi.mock('../data/current-product.ts', () => ({ readCurrentProduct }));

const LINE = { productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 };
const ORDER = sampleOrder({ number: 'KG-ABCD1234', state: 'cancelled', lines: [LINE] });

async function orderAgain() {
  renderInShop(<ReorderButton order={ORDER} onBuy={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
}

beforeEach(() => readCurrentProduct.mockReset().mockResolvedValue(null));

test('says which items are no longer available', async () => {
  await orderAgain();
  expect(await screen.findByText('None of these items are available any more.')).toBeVisible();
});

test('links to the cart', async () => {
  readCurrentProduct.mockResolvedValue(sampleProduct());
  await orderAgain();
  expect(await screen.findByText('The items are in your cart.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'View Cart' })).toBeVisible();
});
