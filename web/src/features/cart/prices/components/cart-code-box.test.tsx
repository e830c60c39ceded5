import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { changeQuantity, useCartStore } from '../../state/cart-store.ts';
import { clearCodes } from '../state/cart-price-store.ts';
import { OrderSummary } from './order-summary.tsx';

const REFUSAL = 'This code is not valid.';
const line = { id: 'p1', name: 'Mat', price: 1000, originalPrice: 1000, image: '', origin: '' };
const asked: Record<string, unknown>[] = [];

function serverWithCodes() {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    // The settings with the days of delivery, and the shop's front.
    if (url !== '/api/cart/price') return Promise.resolve(new Response('[]'));
    const body = JSON.parse(init.body as string) as {
      items: { quantity: number }[];
      couponCode: string;
    };
    asked.push(body);
    const isGood = body.couponCode.toUpperCase() === 'WELCOME10' && body.items[0]!.quantity < 3;
    return Promise.resolve(isGood ? discounted(body.items[0]!.quantity) : refused());
  });
}

function discounted(quantity: number) {
  const totals = {
    subtotal: 100_000 * quantity,
    discount: 10_000 * quantity,
    shipping: 15_000,
    tax: 16_200 * quantity,
    giftCard: 0,
    total: 106_200 * quantity + 15_000,
  };
  const coupon = {
    code: 'WELCOME10',
    description: '10% off your first order',
    discount: totals.discount,
  };
  return new Response(JSON.stringify({ success: true, totals, coupon, lines: [] }));
}

function sentFree() {
  const totals = {
    subtotal: 100_000,
    discount: 0,
    shipping: 0,
    tax: 18_000,
    giftCard: 0,
    total: 118_000,
  };
  const coupon = { code: 'FREESHIP', description: 'Free shipping', discount: 0 };
  return new Response(JSON.stringify({ success: true, totals, coupon, lines: [] }));
}

function refused() {
  const body = { success: false, error: REFUSAL, code: 'coupon_not_valid' };
  return new Response(JSON.stringify(body), { status: 400 });
}

beforeEach(() => {
  asked.length = 0;
  useSession.setState({ status: 'signed-out' }, true);
  useCartStore.setState({ lines: [{ ...line, quantity: 1 }] });
  clearCodes();
  serverWithCodes();
});

const box = () => screen.getByRole('textbox', { name: 'Promo code' });
const rowOf = (name: string) => screen.getByText(name).parentElement;

async function apply(code: string) {
  renderInShop(<OrderSummary />);
  await userEvent.type(box(), code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply promo code' }));
}

test('lowers the total with an accepted code and describes it', async () => {
  await apply('welcome10');
  expect(await screen.findByText('WELCOME10 applied')).toBeVisible();
  expect(screen.getByText('10% off your first order')).toBeVisible();
  expect(rowOf('Discount (WELCOME10)')).toHaveTextContent('−₹100');
  expect(rowOf('Total')).toHaveTextContent('₹1,050');
  expect(screen.getByText('GST of ₹162 will be added at checkout.')).toBeVisible();
  expect(asked).toEqual([{ items: [{ productId: 'p1', quantity: 1 }], couponCode: 'welcome10' }]);
});

test('reaches free shipping with a free-shipping code', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(sentFree()));
  await apply('FREESHIP');
  await screen.findByText('FREESHIP applied');
  expect(rowOf('Shipping')).toHaveTextContent('Free');
  expect(screen.getByText('Your order ships free.')).toBeVisible();
  expect(screen.queryByText(/more for free shipping/)).toBeNull();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100');
});

test('shows the server’s message for a rejected code and keeps the price', async () => {
  await apply('NOPE');
  expect(await screen.findByText(REFUSAL)).toBeVisible();
  expect(box()).toHaveAccessibleDescription(REFUSAL);
  expect(rowOf('Total')).toHaveTextContent('₹1,150');
});

test('keeps the focus when a code is applied or removed', async () => {
  await apply('WELCOME10');
  const applied = (await screen.findByText('WELCOME10 applied')).closest('[role=status]');
  await waitFor(() => expect(applied).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Remove promo code' }));
  await waitFor(() => expect(box()).toHaveFocus());
});

test('sends nothing for an empty field', async () => {
  renderInShop(<OrderSummary />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply promo code' }));
  expect(asked).toEqual([]);
});

test('checks the code again when the cart changes and drops it with the reason', async () => {
  await apply('WELCOME10');
  await screen.findByText('WELCOME10 applied');
  changeQuantity('p1', 2);
  await waitFor(() => expect(rowOf('Total')).toHaveTextContent('₹1,950'));
  changeQuantity('p1', 3);
  expect(await screen.findByText(REFUSAL)).toBeVisible();
  expect(screen.queryByText('WELCOME10 applied')).toBeNull();
  expect(rowOf('Total')).toHaveTextContent('₹3,000');
});

test('removes the code', async () => {
  await apply('WELCOME10');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove promo code' }));
  expect(rowOf('Total')).toHaveTextContent('₹1,150');
  expect(localStorage.getItem('kargha.promo-code')).toBeNull();
});

test('reports a lost connection and keeps the cart usable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await apply('WELCOME10');
  expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible();
  expect(rowOf('Total')).toHaveTextContent('₹1,150');
});
