import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { useCartStore } from '../../state/cart-store.ts';
import { cartKey, useCartPriceStore } from '../state/cart-price-store.ts';
import { OrderSummary } from './order-summary.tsx';

beforeEach(() => {
  useCartPriceStore.setState(useCartPriceStore.getInitialState(), true);
  useShownPrices.setState(useShownPrices.getInitialState(), true);
});

function cartOf(price: number, quantity = 1) {
  return [{ id: 'p', name: 'P', price, originalPrice: price, image: '', origin: '', quantity }];
}

function showCartOf(price: number, quantity = 1) {
  useCartStore.setState({ lines: cartOf(price, quantity) });
  renderInShop(<OrderSummary />);
}

const rowOf = (name: string) => screen.getByText(name).parentElement;

test('charges 150 below the threshold and shows how much is missing', () => {
  showCartOf(549, 2);
  expect(rowOf('Subtotal (2 items)')).toHaveTextContent('₹1,098');
  expect(rowOf('Shipping')).toHaveTextContent('₹150');
  expect(rowOf('Total')).toHaveTextContent('₹1,248');
  expect(screen.getByText('Add ₹903 more for free shipping')).toBeVisible();
});

test('still charges shipping at exactly 2000', () => {
  showCartOf(2000);
  expect(rowOf('Shipping')).toHaveTextContent('₹150');
  expect(screen.getByText('Add ₹1 more for free shipping')).toBeVisible();
});

test('shows the progress to free shipping', () => {
  showCartOf(1001);
  const thread = screen.getByRole('progressbar');
  expect(thread).toHaveAttribute('value', '50');
  act(() => {
    useCartStore.setState({ lines: cartOf(2001) });
  });
  expect(thread).toHaveAttribute('value', '100');
});

test('ships free above the threshold', () => {
  showCartOf(2001);
  expect(rowOf('Shipping')).toHaveTextContent('Free');
  expect(rowOf('Total')).toHaveTextContent('₹2,001');
});

test('shows a total without tax and the GST to be added', () => {
  showCartOf(1000);
  expect(rowOf('Total')).toHaveTextContent('₹1,150');
  expect(screen.getByText('GST of ₹180 will be added at checkout.')).toBeVisible();
});

test('does not mention GST for untaxed goods', () => {
  const [subtotal, none] = [paise(100_000), paise(0)];
  const totals = {
    subtotal,
    discount: none,
    shipping: none,
    tax: none,
    giftCard: none,
    total: subtotal,
  };
  const coupon = { code: 'X', description: '', isAutomatic: false };
  useCartPriceStore.setState({
    serverPrice: { cart: cartKey(cartOf(1000)), totals, coupon },
  });
  showCartOf(1000);
  expect(rowOf('Total')).toHaveTextContent('₹1,000');
  expect(screen.queryByText(/GST/)).toBeNull();
});

/** A cart of one piece, in a shop whose prices include 5% GST, for a business that reads prices without it. */
function showWithoutGst(rupees: number, inPaise: Record<'tax' | 'total', number>) {
  const totals = {
    subtotal: paise(rupees * 100),
    discount: paise(0),
    shipping: paise(10_500),
    tax: paise(inPaise.tax),
    shippingTax: paise(500),
    taxIncluded: true as const,
    giftCard: paise(0),
    total: paise(inPaise.total),
  };
  const coupon = { code: '', description: '', isAutomatic: false };
  useCartPriceStore.setState({ serverPrice: { cart: cartKey(cartOf(rupees)), totals, coupon } });
  useShownPrices.setState({ withoutGst: (amount) => amount });
  showCartOf(rupees);
}

test('shows a business that reads prices without GST the same total with its tax apart', () => {
  showWithoutGst(2100, { tax: 10_500, total: 220_500 });
  expect(rowOf('Subtotal (1 item) before GST')).toHaveTextContent('₹2,000');
  expect(rowOf('Shipping before GST')).toHaveTextContent('₹100');
  expect(rowOf('GST')).toHaveTextContent('₹105');
  expect(rowOf('Total')).toHaveTextContent('₹2,205');
  expect(screen.queryByText('Includes GST')).toBeNull();
  act(() => useShownPrices.setState({ withoutGst: undefined }));
  expect(rowOf('Subtotal (1 item)')).toHaveTextContent('₹2,100');
  expect(rowOf('Includes GST')).toHaveTextContent('₹105');
});

test('says that the limit of free shipping is with GST, next to prices without it', () => {
  showWithoutGst(1050, { tax: 5500, total: 115_500 });
  expect(screen.getByText('Add ₹951 more, with GST, for free shipping')).toBeVisible();
});

test('names no GST inside prices that contain none', () => {
  const totals = {
    ...{ subtotal: paise(34_900), discount: paise(0), shipping: paise(0), giftCard: paise(0) },
    ...{ tax: paise(0), taxIncluded: true as const, total: paise(34_900) },
  };
  const coupon = { code: '', description: '', isAutomatic: false };
  useCartPriceStore.setState({ serverPrice: { cart: cartKey(cartOf(349)), totals, coupon } });
  showCartOf(349);
  expect(rowOf('Total')).toHaveTextContent('₹349');
  expect(screen.queryByText('Includes GST')).toBeNull();
});

test('counts one item in the singular and links to checkout', () => {
  showCartOf(1000);
  expect(screen.getByText('Subtotal (1 item)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
});

test('says how many products to save when there are too many', () => {
  const line = { id: '', name: 'P', price: 10, originalPrice: 10, image: '', origin: '' };
  const lines = Array.from({ length: 52 }, (_, at) => ({ ...line, id: `p${at}`, quantity: 1 }));
  useCartStore.setState({ lines });
  renderInShop(<OrderSummary />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'An order can have up to 50 different products. Please save 2 for later.',
  );
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});

test('does not add GST while the terms are read, where prices included it the last time', async () => {
  lastingStorage.setItem(storageKeys.gstInPrices, 'included');
  vi.resetModules();
  const nextPage = await import('./order-summary.tsx');
  const { useCartStore: cart } = await import('../../state/cart-store.ts');
  cart.setState({ lines: cartOf(2001) });
  renderInShop(<nextPage.OrderSummary />);
  expect(rowOf('Total')).toHaveTextContent('₹2,001');
  expect(screen.queryByText(/will be added at checkout/)).toBeNull();
});
