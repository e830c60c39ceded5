import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import type { UserProfile } from '@kargha/domain/people/user-profile';
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

test('an empty cart leads on to the products', () => {
  useCartStore.setState({ lines: [] });
  renderInShop(<CartPage />);
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('a new price and a smaller stock are told with the old and the new figure, and stay told', async () => {
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199, quantity: 2 } });
  // Effects run twice here: the second look finds the cart corrected already.
  renderInShop(
    <StrictMode>
      <CartPage />
    </StrictMode>,
  );
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Gamcha now costs ₹199, it was ₹149.');
  expect(notice).toHaveTextContent('Only 2 of Gamcha are left, so the quantity went from 5 to 2.');
  expect(screen.getByLabelText('Quantity of Gamcha')).toHaveValue(2);
});

test('what is sold out is put aside and told', async () => {
  fakeFirestore({ 'products/p1': { ...gamcha, quantity: 0 } });
  renderInShop(<CartPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Gamcha is sold out.');
  expect(screen.getByRole('region', { name: 'Saved for later' })).toBeVisible();
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

test('without a connection the cart is there and works', async () => {
  fakeFirestore();
  renderInShop(<CartPage />);
  expect(await screen.findByLabelText('Quantity of Gamcha')).toHaveValue(5);
  expect(screen.queryByRole('alert')).toBeNull();
});

const asha = { uid: 'asha' } as UserProfile;

test('nothing is asked of the shelf until it is known who asks; the cart is there meanwhile', async () => {
  useSession.setState({ status: 'unknown' }, true);
  const asGuest = fakeFirestore({}, ['products/p1']);
  renderInShop(<CartPage />);
  expect(await screen.findByLabelText('Quantity of Gamcha')).toHaveValue(5);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asGuest.reads).toEqual([]);
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 } });
  act(() => publishProfile(asha));
  expect(await screen.findByText('Gamcha now costs ₹199, it was ₹149.')).toBeVisible();
});

test('the shelf is asked anew for whoever arrives, and for lines that come in later', async () => {
  renderInShop(<CartPage />);
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 } });
  act(() => publishProfile(asha));
  expect(await screen.findByText('Gamcha now costs ₹199, it was ₹149.')).toBeVisible();
  const towel = { ...gamcha, title: 'Towel' };
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 }, 'products/p2': towel });
  const merged = { ...line, id: 'p2', name: 'Old name' };
  act(() => void useCartStore.setState(({ lines }) => ({ lines: [...lines, merged] })));
  expect(await screen.findByLabelText('Quantity of Towel')).toHaveValue(5);
});

test('when the last line is removed the keyboard goes on with the page', async () => {
  renderInShop(
    <main id={MAIN_ID} tabIndex={-1}>
      <CartPage />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a line less asks nothing', async () => {
  fakeFirestore({ 'products/p1': { ...gamcha, price: 199 }, 'products/p2': gamcha });
  useCartStore.setState({ lines: [line, { ...line, id: 'p2' }] });
  renderInShop(<CartPage />);
  await screen.findByText('Gamcha now costs ₹199, it was ₹149.');
  const { reads } = fakeFirestore({});
  act(() => void useCartStore.setState(({ lines }) => ({ lines: lines.slice(1) })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(reads).toEqual([]);
});

const kurta = { ...gamcha, variants: [{ id: 'v1', name: 'Size', values: ['38', '42'] }] };
const inSize = (Size: string, quantity = 1): CartLine => ({ ...line, options: { Size }, quantity });

test('each size is a line of its own, and together they are no more than the stock', async () => {
  fakeFirestore({ 'products/p1': { ...kurta, quantity: 3 } });
  useCartStore.setState({ lines: [inSize('38', 2), inSize('42', 5)] });
  renderInShop(<CartPage />);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    'Only 1 of Gamcha (Size: 42) is left, so the quantity went from 5 to 1.',
  );
  expect(screen.getByLabelText('Quantity of Gamcha (Size: 38)')).toHaveValue(2);
  expect(
    screen.getByRole('button', { name: 'Increase quantity of Gamcha (Size: 38)' }),
  ).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test.each([
  ['that lacks its size', line, 'Please choose a size for Gamcha.'],
  ['in a size that is gone', inSize('44'), 'Gamcha is not made in size 44 any more.'],
])(
  'a line %s says so, leads to the choice, and stops the checkout',
  async (_what, old, sentence) => {
    fakeFirestore({ 'products/p1': kurta });
    useCartStore.setState({ lines: [old] });
    renderInShop(<CartPage />);
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose for Gamcha' })).toHaveAttribute(
      'href',
      '/products/p1',
    );
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
    expect(
      screen.getByText('Please choose what is missing in your cart before you check out.'),
    ).toBeVisible();
  },
);
