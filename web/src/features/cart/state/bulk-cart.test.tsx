import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import type { TaxRate } from '@kargha/domain/pricing/tax-table';
import type { CompanyState } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { publishProfile, useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CartLines } from '../components/cart-lines.tsx';
import { checkCart } from '../checks/state/cart-check.ts';
import { useCartStore } from './cart-store.ts';
import { usePricedCart } from '../prices/state/cart-totals.ts';

const bulk = { minimum: 20, multiple: 10, leadTimeDays: 14 };
const { readTiers, settings } = vi.hoisted(() => ({
  readTiers: vi.fn(),
  settings: { price: 1800, chargeTax: true, tax: { ratesEnabled: false, rates: [] as TaxRate[] } },
}));
vi.mock('#lib/firebase/firebase-products.ts', async () => {
  const { storedProduct } = await import('#testing/sample-product.ts');
  return {
    readProducts: () => {
      const { price, chargeTax } = settings;
      const stored = { title: 'Kurta', quantity: 100, status: 'active', hsnCode: '6211', bulk };
      return Promise.resolve([storedProduct('kurta', { ...stored, price, chargeTax })]);
    },
    readTiers,
  };
});
vi.mock('#lib/shop/public-settings.ts', () => ({
  refreshPublicSettings: () => Promise.resolve({ tax: settings.tax }),
}));

const signInAs = (state: CompanyState) =>
  useSession.setState(
    {
      status: 'signed-in',
      profile: { role: 'b2b_buyer', companyVerification: { state } } as UserProfile,
    },
    true,
  );

beforeEach(() => {
  Object.assign(settings, {
    price: 1800,
    chargeTax: true,
    tax: { ratesEnabled: false, rates: [] },
  });
  publishProfile(undefined);
  readTiers.mockReset();
  readTiers.mockResolvedValue({ kurta: [{ from: 20, percentOff: 10 }] });
  const line = { id: 'kurta', name: 'Kurta', price: 1800, quantity: 20 } as CartLine;
  useCartStore.setState({ lines: [line] });
});

test('shows verified buyers the bulk price that the server charges', async () => {
  signInAs('verified');
  await checkCart();
  const { result } = renderHook(() => usePricedCart());
  await waitFor(() => expect(result.current.lines[0]?.price).toBe(1620));
  expect(result.current.totals.subtotal).toBe(3_240_000);
  const [line] = useCartStore.getState().lines;
  useCartStore.setState({ lines: [{ ...line!, quantity: 19 }] });
  await waitFor(() => expect(result.current.lines[0]?.price).toBe(1800));
});

const OF_KURTAS = {
  hsnPrefix: '62',
  note: '',
  from: new Date('2025-09-21T18:30:00Z'),
  to: null,
};

test('finds the tax rate from the bulk price, like the server', async () => {
  signInAs('verified');
  const rates = [
    { ...OF_KURTAS, maxUnitRupees: 2500, percent: 5 },
    { ...OF_KURTAS, maxUnitRupees: null, percent: 18 },
  ];
  Object.assign(settings, { price: 2600, tax: { ratesEnabled: true, rates } });
  await checkCart();
  const { result } = renderHook(() => usePricedCart());
  // 20 pieces at ₹2,340, below the ceiling: 5% of ₹46,800.
  await waitFor(() => expect(result.current.totals.tax).toBe(234_000));
  expect(result.current.totals.total).toBe(4_914_000);
  const [line] = useCartStore.getState().lines;
  useCartStore.setState({ lines: [{ ...line!, quantity: 19 }] });
  // 19 pieces at ₹2,600, above it: 18% of ₹49,400.
  await waitFor(() => expect(result.current.totals.tax).toBe(889_200));
});

test('charges no tax on untaxed goods at any price', async () => {
  signInAs('verified');
  Object.assign(settings, { chargeTax: false });
  await checkCart();
  const { result } = renderHook(() => usePricedCart());
  await waitFor(() => expect(result.current.totals.tax).toBe(0));
});

test('shows bulk prices after a reload once the session is known', async () => {
  useSession.setState({ status: 'unknown' }, true);
  const checking = checkCart();
  await new Promise((resolve) => setTimeout(resolve, 20));
  signInAs('verified');
  await checking;
  const { result } = renderHook(() => usePricedCart());
  expect(result.current.lines[0]?.price).toBe(1620);
});

test('neither shows nor requests bulk prices for others', async () => {
  signInAs('pending');
  await checkCart();
  const { result } = renderHook(() => usePricedCart());
  expect(result.current.totals.subtotal).toBe(3_600_000);
  expect(readTiers).not.toHaveBeenCalled();
});

const setCart = (quantity: number) => {
  const line = { id: 'kurta', name: 'Kurta', price: 1800, quantity, stock: 100 } as CartLine;
  useCartStore.setState({ lines: [line] });
};

test('explains the bulk price and steps by whole multiples', async () => {
  signInAs('verified');
  setCart(19);
  await checkCart();
  renderInShop(<CartLines />);
  expect(await screen.findByText('Buy 20 or more for ₹1,620 each.')).toBeVisible();
  const plus = screen.getByRole('button', { name: 'Increase quantity of Kurta' });
  await userEvent.click(plus);
  expect(screen.getByText('Bulk price applied.')).toBeVisible();
  await userEvent.click(plus);
  expect(screen.getByRole('spinbutton')).toHaveValue(30);
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Kurta' }));
  expect(screen.getByRole('spinbutton')).toHaveValue(20);
});

test('explains the plain price between two multiples', async () => {
  signInAs('verified');
  setCart(25);
  await checkCart();
  renderInShop(<CartLines />);
  expect(await screen.findByText('Bulk prices apply to multiples of 10.')).toBeVisible();
});

test('steps by one without bulk prices', async () => {
  useSession.setState({ status: 'signed-out' }, true);
  setCart(20);
  await checkCart();
  renderInShop(<CartLines />);
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Kurta' }));
  expect(screen.getByRole('spinbutton')).toHaveValue(21);
});

test('offers a quote at the maximum quantity', async () => {
  setCart(99);
  renderInShop(<CartLines />);
  expect(screen.queryByText(/You can order up to/)).toBeNull();
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.keyboard('9');
  expect(screen.getByRole('spinbutton')).toHaveValue(100);
  const note = screen.getByText(/You can order up to 100 of these/);
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/bulk-orders');
});
