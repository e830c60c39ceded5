import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import { ApiError } from '#lib/server/api-client.ts';
import { publishProfile } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderSummary } from '../prices/components/order-summary.tsx';
import { checkCart } from '../checks/state/cart-check.ts';
import { changeQuantity, useCartStore } from './cart-store.ts';
import { useCartPriceStore } from '../prices/state/cart-price-store.ts';

const { priceCart, settings } = vi.hoisted(() => ({
  priceCart: vi.fn<(items: { quantity: number }[]) => Promise<object>>(),
  settings: vi.fn<() => Promise<object>>(),
}));
vi.mock('../prices/data/cart-price-api.ts', () => ({ priceCartWithCodes: priceCart }));
vi.mock('#lib/firebase/firebase-products.ts', async () => {
  const { storedProduct } = await import('#testing/sample-product.ts');
  const stored = { title: 'Kurta', price: 1800, quantity: 100, status: 'active' };
  return {
    readProducts: () => Promise.resolve([storedProduct('kurta', stored)]),
  };
});
vi.mock('#lib/shop/public-settings.ts', () => ({
  refreshPublicSettings: settings,
  usePublicSettings: () => ({ status: 'loading' }),
}));

const RUNNING = { code: 'WEEK', startsAt: '2020-01-01T00:00:00Z', endsAt: null };

const tenOff = (items: { quantity: number }[]) => {
  const subtotal = 180_000 * (items[0]?.quantity ?? 0);
  const discount = subtotal / 10;
  const totals = { subtotal, discount, shipping: 0, tax: 0, giftCard: 0, total: 0 };
  const coupon = { code: 'WEEK', description: 'Festival week', isAutomatic: true };
  return Promise.resolve({ totals, coupon });
};

beforeEach(() => {
  publishProfile(undefined);
  priceCart.mockReset();
  useCartPriceStore.setState(useCartPriceStore.getInitialState(), true);
  const line = { id: 'kurta', name: 'Kurta', price: 1800, quantity: 1 } as CartLine;
  useCartStore.setState({ lines: [line] });
});

test('shows the server’s automatic discount in the summary', async () => {
  settings.mockResolvedValue({ automaticDiscounts: [RUNNING] });
  priceCart.mockImplementation(tenOff);
  renderInShop(<OrderSummary />);
  await checkCart();
  const discount = () => screen.findByText('Discount (Festival week)');
  expect((await discount()).parentElement).toHaveTextContent('₹180');
  act(() => changeQuantity('kurta', 2));
  expect((await discount()).parentElement).toHaveTextContent('₹360');
  expect(screen.getByLabelText('Promo code')).toHaveValue('');
});

test('does not ask the server for a price without an automatic discount', async () => {
  settings.mockResolvedValue({});
  renderInShop(<OrderSummary />);
  await checkCart();
  expect(screen.getByText('Shipping').parentElement).toHaveTextContent('₹150');
  expect(priceCart).not.toHaveBeenCalled();
});

test('shows the plain price without an error when the server cannot be reached', async () => {
  settings.mockResolvedValue({ automaticDiscounts: [RUNNING] });
  const failure = new ApiError('No connection.', { status: 0, code: 'network' });
  priceCart.mockRejectedValue(failure);
  renderInShop(<OrderSummary />);
  await checkCart();
  await waitFor(() => expect(priceCart).toHaveBeenCalled());
  expect(screen.getByText('Total').parentElement).toHaveTextContent('₹1,950');
  expect(screen.queryByText('No connection.')).not.toBeInTheDocument();
});

test('uses the shop’s shipping figures', async () => {
  const shipping = { freeAboveRupees: 5000, flatFeeRupees: 99 };
  settings.mockResolvedValue({ shipping });
  renderInShop(<OrderSummary />);
  await checkCart();
  expect(await screen.findByText('Add ₹3,201 more for free shipping')).toBeVisible();
  expect(screen.getByText('Shipping').parentElement).toHaveTextContent('₹99');
});
