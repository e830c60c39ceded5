import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { useCartStore } from '../state/cart-store.ts';
import { cartKey, useCartPriceStore } from '../state/cart-price-store.ts';
import { OrderSummary } from './order-summary.tsx';

function cartOf(price: number, quantity = 1) {
  return [{ id: 'p', name: 'P', price, originalPrice: price, image: '', origin: '', quantity }];
}

function showCartOf(price: number, quantity = 1) {
  useCartStore.setState({ lines: cartOf(price, quantity) });
  renderInShop(<OrderSummary />);
}

const rowOf = (name: string) => screen.getByText(name).parentElement;

test('below the threshold shipping costs 150 and a line says how much is missing', () => {
  showCartOf(549, 2);
  expect(rowOf('Subtotal (2 items)')).toHaveTextContent('₹1,098');
  expect(rowOf('Shipping')).toHaveTextContent('₹150');
  expect(rowOf('Total')).toHaveTextContent('₹1,248');
  expect(screen.getByText('Add ₹903 more for free shipping')).toBeVisible();
});

test('exactly 2000 still pays shipping, and a rupee is missing', () => {
  showCartOf(2000);
  expect(rowOf('Shipping')).toHaveTextContent('₹150');
  expect(screen.getByText('Add ₹1 more for free shipping')).toBeVisible();
});

test('a thread grows as free shipping comes nearer, and is whole when it is reached', () => {
  showCartOf(1001);
  const thread = screen.getByRole('progressbar');
  expect(thread).toHaveAttribute('value', '50');
  act(() => {
    useCartStore.setState({ lines: cartOf(2001) });
  });
  expect(thread).toHaveAttribute('value', '100');
});

test('above it shipping is free', () => {
  showCartOf(2001);
  expect(rowOf('Shipping')).toHaveTextContent('Free');
  expect(rowOf('Total')).toHaveTextContent('₹2,001');
});

test('the total has no tax, but a line says what GST will add', () => {
  showCartOf(1000);
  expect(rowOf('Total')).toHaveTextContent('₹1,150');
  expect(screen.getByText('GST of ₹180 will be added at checkout.')).toBeVisible();
});

test('where nothing is taxed, there is no word of GST', () => {
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
    quote: { cart: cartKey(cartOf(1000)), totals, coupon },
  });
  showCartOf(1000);
  expect(rowOf('Total')).toHaveTextContent('₹1,000');
  expect(screen.queryByText(/GST/)).toBeNull();
});

test('one item is called one item, and the way to checkout is there', () => {
  showCartOf(1000);
  expect(screen.getByText('Subtotal (1 item)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
});

test('more different products than one order holds: how many to save for later', () => {
  const line = { id: '', name: 'P', price: 10, originalPrice: 10, image: '', origin: '' };
  const lines = Array.from({ length: 52 }, (_, at) => ({ ...line, id: `p${at}`, quantity: 1 }));
  useCartStore.setState({ lines });
  renderInShop(<OrderSummary />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'An order can have up to 50 different products. Please save 2 for later.',
  );
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});
