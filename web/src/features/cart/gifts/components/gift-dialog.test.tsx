import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';
import { publishProfile } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { checkCart } from '../../checks/state/cart-check.ts';
import { CartLines } from '../../components/cart-lines.tsx';
import { useCartStore } from '../../state/cart-store.ts';

const stole: CartLine = {
  ...{ id: 'p1', name: 'Ajrakh stole', price: 1800, originalPrice: 1800, image: '', origin: '' },
  quantity: 1,
  stock: 9,
};
const product = {
  ...{ title: 'Ajrakh stole', price: 1800, status: 'active', quantity: 9, restricted: false },
  isPhysicalProduct: true,
};
const choice = { services: ['gift-wrap'], giftNote: 'For Asha' };
const lines = () => useCartStore.getState().lines;

function expectPlain(): void {
  const [line] = lines();
  expect(line).toMatchObject(stole);
  expect(line).not.toHaveProperty('tailoring');
  expect(line).not.toHaveProperty('tailoringId');
}

const writeNote = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Gift note/), { target: { value } });

async function showCart({
  isOn = true,
  sold = product,
}: { isOn?: boolean; sold?: typeof product } = {}) {
  fakeFirestore({
    'products/p1': sold,
    'settings/public': { giftWrap: { isOn, priceRupees: 60 } },
  });
  await checkCart();
  renderInShop(<CartLines />);
}

beforeEach(() => {
  publishProfile(undefined);
  useCartStore.setState({ lines: [stole] });
});

test('adds gift wrap and a note to a line, and takes them off again', async () => {
  await showCart();
  await userEvent.click(await screen.findByText('Add gift wrap'));
  await userEvent.click(await screen.findByLabelText('Wrap each piece as a gift (₹60 each)'));
  writeNote('  For Asha ');
  await userEvent.click(screen.getByText('Save gift'));
  expect(lines()).toMatchObject([{ price: 1860, tailoringId: tailoringIdOf(choice) }]);
  expect(await screen.findByText('Gift wrap (₹60)')).toBeVisible();
  expect(await screen.findByText('Gift note: “For Asha”')).toBeVisible();

  const change = screen.getByLabelText('Change gift wrap: Ajrakh stole');
  await waitFor(() => expect(change).toHaveFocus());
  await userEvent.click(change);
  await userEvent.click(await screen.findByLabelText(/^Wrap each piece/));
  writeNote('');
  await userEvent.click(screen.getByText('Save gift'));
  expectPlain();
});

test.each([
  ['is off', { isOn: false }],
  ['is for products that ship only', { sold: { ...product, isPhysicalProduct: false } }],
])('shows nothing where gift wrap %s', async (_why, shop) => {
  await showCart(shop);
  expect(screen.getByRole('button', { name: /^Save for Later/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /gift/i })).toBeNull();
});

test('says that gift wrap was withdrawn, and removes it', async () => {
  await showCart();
  await userEvent.click(await screen.findByText('Add gift wrap'));
  await userEvent.click(await screen.findByLabelText(/^Wrap each piece/));
  await userEvent.click(screen.getByText('Save gift'));
  fakeFirestore({ 'products/p1': product, 'settings/public': {} });
  await checkCart();
  expect(await screen.findByText(/no longer offered for Ajrakh stole/)).toBeVisible();
  await userEvent.click(screen.getByText('Change gift wrap'));
  await userEvent.click(await screen.findByText('Remove gift wrap'));
  expectPlain();
});
