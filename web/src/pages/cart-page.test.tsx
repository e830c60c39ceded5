import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { useSavedStore } from '#features/cart/state/saved-store.ts';
import { MAIN_ID } from '#lib/browser/page-focus.ts';
import { publishProfile, useSession } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CartPage } from './cart-page.tsx';

const line: CartLine = {
  id: 'p1',
  name: 'Gamcha',
  price: 149,
  originalPrice: 149,
  image: '',
  origin: 'Santipur, West Bengal',
  quantity: 5,
  stock: 9,
};
const gamcha = { title: 'Gamcha', price: 149, status: 'active', quantity: 9, restricted: false };

beforeEach(() => {
  publishProfile(undefined);
  useCartStore.setState({ lines: [line] });
  useSavedStore.setState({ lines: [] });
  fakeFirestore({ 'products/p1': gamcha });
});

test('an empty cart links to the products', () => {
  useCartStore.setState({ lines: [] });
  renderInShop(<CartPage />);
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('reports a price change and lower stock with old and new values', async () => {
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199, quantity: 2 } });
  // Effects run twice here.
  renderInShop(
    <StrictMode>
      <CartPage />
    </StrictMode>,
  );
  await screen.findByText(/The price of Gamcha changed from ₹149 to ₹199\./);
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('The price of Gamcha changed from ₹149 to ₹199.');
  expect(notice).toHaveTextContent(
    'Only 2 of Gamcha are left. We changed the quantity from 5 to 2.',
  );
  expect(screen.getByLabelText('Quantity of Gamcha')).toHaveValue(2);
});

test('saves a sold-out item for later and says so', async () => {
  fakeFirestore({ 'products/p1': { ...gamcha, quantity: 0 } });
  renderInShop(<CartPage />);
  await screen.findByText(/Gamcha is sold out\./);
  expect(screen.getByRole('alert')).toHaveTextContent('Gamcha is sold out.');
  expect(await screen.findByRole('region', { name: 'Saved for later' })).toBeVisible();
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

test('the cart works without a connection', async () => {
  fakeFirestore();
  renderInShop(<CartPage />);
  expect(await screen.findByLabelText('Quantity of Gamcha')).toHaveValue(5);
  expect(screen.queryByRole('alert')).toBeNull();
});

const asha = { uid: 'asha' } as UserProfile;

test('checks availability only once the session is known', async () => {
  useSession.setState({ status: 'unknown' }, true);
  const asGuest = fakeFirestore({}, ['products/p1']);
  renderInShop(<CartPage />);
  expect(await screen.findByLabelText('Quantity of Gamcha')).toHaveValue(5);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  // The page itself needs the shop's settings, unless an earlier test has read them.
  expect(asGuest.reads.filter((path) => path !== 'settings/public')).toEqual([]);
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 } });
  act(() => publishProfile(asha));
  expect(await screen.findByText('The price of Gamcha changed from ₹149 to ₹199.')).toBeVisible();
});

test('checks availability again after sign-in and for new lines', async () => {
  renderInShop(<CartPage />);
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 } });
  act(() => publishProfile(asha));
  expect(await screen.findByText('The price of Gamcha changed from ₹149 to ₹199.')).toBeVisible();
  const towel = { ...gamcha, title: 'Towel' };
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 }, 'products/p2': towel });
  const merged = { ...line, id: 'p2', name: 'Old name' };
  act(() => {
    useCartStore.setState(({ lines }) => ({ lines: [...lines, merged] }));
  });
  expect(await screen.findByLabelText('Quantity of Towel')).toHaveValue(5);
});

test('removing the last line focuses the page', async () => {
  renderInShop(
    <main id={MAIN_ID} tabIndex={-1}>
      <CartPage />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('removing a line does not check availability', async () => {
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 }, 'products/p2': gamcha });
  useCartStore.setState({ lines: [line, { ...line, id: 'p2' }] });
  renderInShop(<CartPage />);
  await screen.findByText('The price of Gamcha changed from ₹149 to ₹199.');
  const { reads } = fakeFirestore({});
  act(() => {
    useCartStore.setState(({ lines }) => ({ lines: lines.slice(1) }));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(reads).toEqual([]);
});

const kurta = { ...gamcha, variants: [{ id: 'v1', name: 'Size', values: ['38', '42'] }] };
const inSize = (Size: string, quantity = 1): CartLine => ({ ...line, options: { Size }, quantity });

test('keeps each size on its own line and limits them to the stock together', async () => {
  fakeFirestore({ 'products/p1': { ...kurta, quantity: 3 } });
  useCartStore.setState({ lines: [inSize('38', 2), inSize('42', 5)] });
  renderInShop(<CartPage />);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    'Only 1 of Gamcha (Size: 42) is left. We changed the quantity from 5 to 1.',
  );
  expect(screen.getByLabelText('Quantity of Gamcha (Size: 38)')).toHaveValue(2);
  expect(
    screen.getByRole('button', { name: 'Increase quantity of Gamcha (Size: 38)' }),
  ).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test.each([
  ['that lacks its size', line, 'Please choose a size for Gamcha.'],
  ['in a size that is gone', inSize('44'), 'Gamcha is no longer available in size 44.'],
])('a line %s blocks the checkout and links to the choice', async (_what, old, sentence) => {
  fakeFirestore({ 'products/p1': kurta });
  useCartStore.setState({ lines: [old] });
  renderInShop(<CartPage />);
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose options for Gamcha' })).toHaveAttribute(
    'href',
    '/products/p1',
  );
  expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
  expect(
    screen.getByText('Please choose the missing options in your cart before you check out.'),
  ).toBeVisible();
});
