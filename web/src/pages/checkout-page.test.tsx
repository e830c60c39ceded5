import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { keepCartInAccount } from '#features/cart/state/account-cart.ts';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { publishProfile } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CheckoutPage } from './checkout-page.tsx';

const gamcha = { title: 'Gamcha', price: 149, status: 'active', quantity: 9, restricted: false };
const line: CartLine = {
  id: 'p1',
  name: 'Gamcha',
  price: 149,
  originalPrice: 149,
  image: '',
  origin: '',
  quantity: 1,
  stock: 9,
};
const mat = { ...line, id: 'p2', name: 'Mat', price: 2500 };
const asha = {
  uid: 'asha',
  fullName: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '',
  gstNumber: '',
  companyName: '',
  addresses: [],
} as unknown as UserProfile;

const storeInAccount = (lines: CartLine[]) =>
  fakeFirestore({
    'products/p1': gamcha,
    'products/p2': { ...gamcha, title: 'Mat', price: 2500 },
    'users/asha/private/cart': { lines, saved: [] },
  });

async function signIn() {
  act(() => publishProfile(asha));
  await expect.poll(() => localStorage.getItem('kargha.account-copy.cart')).toContain('asha');
}

let stop: () => void = () => undefined;

beforeEach(() => {
  publishProfile(undefined);
  useCartStore.setState({ lines: [line] });
  stop = keepCartInAccount();
});

afterEach(() => {
  publishProfile(undefined);
  stop();
});

test('reports items that sign-in added from the account', async () => {
  storeInAccount([{ ...mat, quantity: 2 }]);
  renderInShop(<CheckoutPage />);
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 items from your account were added to your cart.',
  );
});

test('reports a higher quantity from the account', async () => {
  storeInAccount([{ ...line, quantity: 2 }]);
  renderInShop(<CheckoutPage />);
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 item from your account was added to your cart.',
  );
});

test.each([
  ['an account that brings nothing', [line], [line]],
  ['a cart that was empty', [], [mat]],
])('reports nothing for %s', async (_case, gathered, stored) => {
  storeInAccount(stored);
  useCartStore.setState({ lines: gathered });
  renderInShop(<CheckoutPage />);
  await signIn();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the notice until the page is left', async () => {
  storeInAccount([mat]);
  await signIn();
  const { unmount } = renderInShop(<CheckoutPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/1 item from your account/);
  unmount();
  renderInShop(<CheckoutPage />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not show the notice to the next guest', async () => {
  storeInAccount([mat]);
  await signIn();
  publishProfile(undefined);
  useCartStore.setState({ lines: [line] });
  renderInShop(<CheckoutPage />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends an item without a size back to the cart', async () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
  fakeFirestore({ 'products/kurta': { ...gamcha, variants } });
  useCartStore.setState({ lines: [{ ...line, id: 'kurta' }] });
  renderInShop(<CheckoutPage />);
  expect(
    await screen.findByText('Please choose the missing options in your cart before you check out.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
