import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { priceOrder } from '@kargha/domain/pricing/price-order';
import { DEFAULT_SHOP_FRONT } from '@kargha/domain/settings/shop-front';
import type { ShownShop } from '#lib/shop/shop-front.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { saree } from '#testing/sample-purchase.ts';

import type { CheckoutLine } from '../state/checkout-line.ts';

const { useShopFront } = vi.hoisted(() => ({ useShopFront: vi.fn<() => ShownShop>() }));
vi.mock('#lib/shop/shop-front.ts', () => ({ useShopFront }));

beforeEach(() => {
  vi.resetModules();
});

async function show(payments: { emi?: boolean }, lines: CheckoutLine[] = [], isPaid = false) {
  fakeFirestore({});
  useShopFront.mockReturnValue({ ...DEFAULT_SHOP_FRONT, email: '', ...payments });
  const { OrderPanel } = await import('./order-panel.tsx');
  renderInShop(<OrderPanel lines={lines} totals={priceOrder(lines)} isPaid={isPaid} />);
}

test('shows totals and payment methods, with EMI where the account offers it', async () => {
  await show({ emi: true });
  expect(await screen.findByText('EMI')).toBeVisible();
  for (const means of ['Credit cards', 'Debit cards', 'Net banking', 'UPI', 'Wallets']) {
    expect(screen.getByText(means)).toBeVisible();
  }
  for (const sum of ['Subtotal', 'Shipping', 'Total']) {
    expect(screen.getByText(sum)).toBeVisible();
  }
  expect(screen.getByText(/^GST/)).toBeVisible();
});

test('shows payment methods only before payment', async () => {
  await show({}, [], true);
  expect(screen.getByText('Total')).toBeVisible();
  expect(screen.queryByText('We accept')).toBeNull();
  await show({}, [], false);
  expect(screen.getByText('We accept')).toBeVisible();
});

test('leaves out methods that the payment window does not offer', async () => {
  await show({ emi: false });
  expect(await screen.findByText('UPI')).toBeVisible();
  expect(screen.queryByText('EMI')).toBeNull();
});

test.each([
  ['at the flat rate', { taxPercent: 18 }, 'GST (18%)'],
  ['at the rate of its HSN code', { taxPercent: 5 }, 'GST'],
  ['not at all', { chargeTax: false, taxPercent: 0 }, 'GST'],
])(
  'the rate is named when everything pays 18%%: a second line is taxed %s',
  async (_, tax, label) => {
    await show({}, [saree, { ...saree, id: 'p2', ...tax }]);
    expect(screen.getByText(/^GST/).textContent).toBe(label);
  },
);
