import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { useCartStore } from '../../state/cart-store.ts';
import { clearCodes } from '../state/cart-price-store.ts';
import { OrderSummary } from './order-summary.tsx';

const line = { id: 'p1', name: 'Mat', price: 1000, originalPrice: 1000, image: '', origin: '' };
const offer = {
  ...{ kind: 'percent', percent: 10, amount: 0, maxDiscount: null, minSubtotal: 0 },
  ...{ collections: [], products: [], startsAt: '2026-01-01T00:00:00Z', endsAt: null },
};
const OFFERS = [
  { ...offer, code: 'NAMASTE10' },
  { ...offer, code: 'BIG20', percent: 20, minSubtotal: 150_000 },
];

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  useSession.setState({ status: 'signed-out' }, true);
  useCartStore.setState({ lines: [{ ...line, quantity: 1 }] });
  clearCodes();
  fakeFirestore({ 'settings/public': { offers: OFFERS } });
  const readSettings = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/')) return readSettings(url, init);
    sent.push((JSON.parse(init.body as string) as { couponCode: unknown }).couponCode);
    return Promise.resolve(discounted());
  });
});

function discounted(): Response {
  const totals = {
    ...{ subtotal: 100_000, discount: 10_000, shipping: 15_000, tax: 16_200 },
    ...{ giftCard: 0, total: 121_200 },
  };
  const coupon = { code: 'NAMASTE10', description: '', discount: 10_000 };
  return new Response(JSON.stringify({ success: true, totals, coupon, lines: [] }));
}

test('offers the codes that everyone can use when the field is touched, and applies one with a press', async () => {
  renderInShop(<OrderSummary />);
  expect(screen.queryByText(/NAMASTE10/)).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'Promo code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use code NAMASTE10' }));
  expect(await screen.findByText('NAMASTE10 applied')).toBeVisible();
  expect(sent).toEqual(['NAMASTE10']);
});

test('says how much is missing for a code with a minimum', async () => {
  renderInShop(<OrderSummary />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Promo code' }));
  expect(await screen.findByText('Add ₹500 more to use it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use code BIG20' })).toBeNull();
});
