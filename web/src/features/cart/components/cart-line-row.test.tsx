import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import { chooseLanguage } from '#lib/language/language-choice.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { useCartStore } from '../state/cart-store.ts';
import { useSavedStore } from '../state/saved-store.ts';
import { CartLines } from './cart-lines.tsx';

const saree: CartLine = {
  id: 'p1',
  name: 'Banarasi saree',
  price: 4500,
  originalPrice: 6000,
  image: '',
  origin: 'Varanasi, Uttar Pradesh',
  quantity: 2,
  stock: 3,
};

const quantities = () => useCartStore.getState().lines.map(({ quantity }) => quantity);

const mat: CartLine = { ...saree, id: 'p2', name: 'Chatai mat', quantity: 1 };

beforeEach(() => {
  useCartStore.setState({ lines: [saree] });
  useSavedStore.setState({ lines: [] });
});

afterEach(() => chooseLanguage('en'));

test('shows Hindi readers the Hindi title', () => {
  chooseLanguage('hi');
  useCartStore.setState({ lines: [{ ...saree, nameHindi: 'बनारसी साड़ी' }, mat] });
  renderInShop(<CartLines />);
  expect(screen.getByRole('heading', { name: 'बनारसी साड़ी' })).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('heading', { name: 'Chatai mat' })).toHaveAttribute('lang', 'en');
});

test('shows the picture of the product', () => {
  useCartStore.setState({ lines: [{ ...saree, image: '/art/saree.webp' }] });
  renderInShop(<CartLines />);
  const row = screen.getByRole('listitem', { name: 'Banarasi saree' });
  expect(row.querySelector('img')).toHaveAttribute('src', '/art/saree.webp');
});

test('removes the line and restores it with Undo', async () => {
  renderInShop(<CartLines />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Banarasi saree' }));
  expect(quantities()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(quantities()).toEqual([2]);
});

test('shows name, origin, price and the original price crossed out', () => {
  renderInShop(<CartLines />);
  const row = screen.getByRole('listitem', { name: 'Banarasi saree' });
  expect(within(row).getByText('Varanasi, Uttar Pradesh')).toBeVisible();
  expect(within(row).getByText('₹4,500')).toBeVisible();
  expect(within(row).getByText('₹6,000').tagName).toBe('S');
  expect(within(row).getByText('₹9,000')).toBeVisible();
});

describe('the quantity', () => {
  test('steps by one up to the stock', async () => {
    renderInShop(<CartLines />);
    await userEvent.click(
      screen.getByRole('button', { name: 'Increase quantity of Banarasi saree' }),
    );
    expect(quantities()).toEqual([3]);
    expect(screen.getByRole('button', { name: /^Increase/ })).toBeDisabled();
    await userEvent.click(
      screen.getByRole('button', { name: 'Decrease quantity of Banarasi saree' }),
    );
    expect(quantities()).toEqual([2]);
  });

  test('removes the line below one and restores it with Undo', async () => {
    useCartStore.setState({ lines: [{ ...saree, quantity: 1 }] });
    renderInShop(<CartLines />);
    await userEvent.click(screen.getByRole('button', { name: /^Decrease/ }));
    expect(quantities()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(quantities()).toEqual([1]);
  });

  test('can be typed and is capped at the stock', async () => {
    renderInShop(<CartLines />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity of Banarasi saree' });
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    expect(quantities()).toEqual([3]);
  });

  test.each([
    ['9999', 3, 'You can order up to 3, so we set the quantity to 3.'],
    ['2.5', 2, 'Please use whole numbers. We set the quantity to 2.'],
  ])('corrects %s with a note at the field', (typed, quantity, note) => {
    renderInShop(<CartLines />);
    const field = screen.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: typed } });
    expect(quantities()).toEqual([quantity]);
    expect(screen.getByText(note)).toHaveRole('status');
    expect(field).toHaveAccessibleDescription(note);
    fireEvent.click(screen.getByRole('button', { name: /^Decrease/ }));
    expect(screen.queryByText(note)).toBeNull();
  });

  test('falls back to 1 when left empty', async () => {
    renderInShop(<CartLines />);
    const field = screen.getByRole('spinbutton');
    await userEvent.clear(field);
    expect(quantities()).toEqual([2]);
    await userEvent.tab();
    expect(quantities()).toEqual([1]);
    expect(field).toHaveValue(1);
  });

  test('removes the line at 0', async () => {
    renderInShop(<CartLines />);
    const field = screen.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    expect(quantities()).toEqual([]);
  });
});

test.each([
  ['-1', []],
  ['1e9', [3]],
])('corrects the quantity typed as %s', (typed, expected) => {
  renderInShop(<CartLines />);
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: typed } });
  expect(quantities()).toEqual(expected);
});

test('falls back to 1 for text', async () => {
  renderInShop(<CartLines />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, 'abc');
  await userEvent.tab();
  expect(quantities()).toEqual([1]);
  expect(field).toHaveValue(1);
});

test('saves the line for later', async () => {
  renderInShop(<CartLines />);
  await userEvent.click(screen.getByRole('button', { name: 'Save for Later: Banarasi saree' }));
  expect(useCartStore.getState().lines).toEqual([]);
  expect(useSavedStore.getState().lines).toMatchObject([{ id: 'p1', quantity: 2 }]);
  expect(await screen.findByText('Banarasi saree saved for later.')).toBeVisible();
});

test('moves the focus to the neighbour of a removed line', async () => {
  useCartStore.setState({ lines: [saree, mat] });
  renderInShop(<CartLines />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Banarasi saree' }));
  expect(screen.getByRole('listitem', { name: 'Chatai mat' })).toHaveFocus();
});

const PATIENT = { timeout: 60_000 };

test('stays usable with a thousand lines', PATIENT, () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({
    ...mat,
    id: `m${at}`,
    name: `Mat ${at}`,
  }));
  useCartStore.setState({ lines: many });
  renderInShop(<CartLines />);
  const rows = screen.getByRole('list').children;
  expect(rows).toHaveLength(1000);
  const [row] = rows;
  fireEvent.click(within(row as HTMLElement).getByLabelText('Increase quantity of Mat 0'));
  expect(within(row as HTMLElement).getByLabelText('Quantity of Mat 0')).toHaveValue(2);
  expect(useCartStore.getState().lines[999]).toBe(many[999]);
});
