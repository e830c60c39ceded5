import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import type { CombinationInput } from '@kargha/domain/catalogue/variant-input';
import type { Product } from '@kargha/domain/catalogue/product';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductForm } from './product-form.tsx';

const { createProduct, findProduct, updateProduct } = vi.hoisted(() => ({
  findProduct: vi.fn<(id: string) => Promise<Product>>(),
  createProduct: vi.fn<(input: { combinations: CombinationInput[] }) => Promise<void>>(),
  updateProduct: vi.fn<(id: string, changes: object) => Promise<void>>(),
}));
vi.mock('../../data/products-api.ts', () => ({ createProduct, findProduct, updateProduct }));

beforeEach(() => vi.resetAllMocks());

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
/** Finding buttons by role takes seconds in a form of this size. */
const button = (name: string) =>
  screen.queryByText(name, { selector: 'button' }) ?? screen.getByLabelText(name);
const press = (name: string) => fireEvent.click(button(name));

const kurta = sampleProduct({
  title: 'Chanderi kurta',
  quantity: 9,
  variants: [{ id: 'size', name: 'Size', values: ['XS', 'S', 'M'] }],
  combinations: {
    v1: { ...PLAIN_COMBINATION, options: { Size: 'S' }, sku: 'KURTA-S', quantity: 3 },
    v2: { ...PLAIN_COMBINATION, options: { Size: 'M' }, sku: 'KURTA-M', quantity: 5 },
    v3: { ...PLAIN_COMBINATION, options: { Size: 'XS' }, retired: true },
  },
  pictures: [
    { path: 'products/banarasi/front', alt: 'Front', color: '', width: 960, height: 1200 },
    { path: 'products/banarasi/back', alt: 'Back', color: '', width: 960, height: 1200 },
  ],
});

function addOption(place: number, name: string, values: string) {
  press('Add option');
  type(`Option ${place}: name`, name);
  type(`Option ${place}: values, separated by commas`, values);
}

function openNew() {
  renderInShop(<ProductForm />);
  type('Title', 'Chanderi kurta');
  addOption(1, 'Size', 'S, M');
  addOption(2, 'Colour', 'Indigo, Rose Pink');
}

test('generates a variant for each pair, fills columns and sends them', async () => {
  openNew();
  press('Generate variants');
  expect(screen.getByText('4 variants added.')).toBeVisible();
  type('Value', 'kurta-{Size}-{colour}');
  press('Fill in');
  expect(field('SKU: M, Rose Pink')).toHaveValue('KURTA-M-ROSE-PINK');
  type('Column', 'quantity');
  type('Value', '4');
  press('Fill in');
  type('Column', 'price');
  type('For', '["Size","M"]');
  type('Value', '2,100');
  press('Fill in');
  type('Quantity: S, Indigo', '7');
  expect(field('Quantity')).toHaveValue('19');
  expect(field('Quantity')).toHaveAttribute('readonly');
  press('Save as draft');
  await waitFor(() => expect(createProduct).toHaveBeenCalledOnce());
  const { combinations } = createProduct.mock.calls[0]?.[0] ?? { combinations: [] };
  expect(combinations.map(({ sku, quantity, price }) => [sku, quantity, price])).toEqual([
    ['KURTA-S-INDIGO', 7, null],
    ['KURTA-S-ROSE-PINK', 4, null],
    ['KURTA-M-INDIGO', 4, 2100],
    ['KURTA-M-ROSE-PINK', 4, 2100],
  ]);
  expect(combinations[0]?.options).toEqual({ Size: 'S', Colour: 'Indigo' });
});

test('says why options make too many variants, and makes none', () => {
  renderInShop(<ProductForm />);
  const values = Array.from({ length: 101 }, (_, place) => `C${place}`).join(', ');
  addOption(1, 'Colour', values);
  expect(
    screen.getByText(/^These options make 101 variants. A product can have 100/),
  ).toBeVisible();
  expect(button('Generate variants')).toBeDisabled();
  type('Option 1: values, separated by commas', 'Indigo');
  expect(button('Generate variants')).toBeEnabled();
});

test.each([
  ['Quantity: S', '-1', 'Enter a whole number, 0 or more.'],
  ['Quantity: S', '2.5', 'Enter a whole number, 0 or more.'],
  ['Quantity: S', 'many', 'Enter a whole number, 0 or more.'],
  ['Low stock at: M', '1.5', 'Enter a whole number, 0 or more.'],
  ['Price (₹): M', 'dear', 'Enter a number.'],
  ['Price (₹): M', '-5', 'Enter 0 or more.'],
])('refuses %s %s at its field and sends nothing', async (name, typed, message) => {
  renderInShop(<ProductForm product={kurta} />);
  type(name, typed);
  press('Save product');
  expect(await screen.findByText(message)).toBeVisible();
  // Leaving the field shows the message too; the focus comes with the answer to the button.
  await vi.waitFor(() => expect(field(name)).toHaveFocus());
  expect(field(name)).toHaveAccessibleDescription(message);
  expect(updateProduct).not.toHaveBeenCalled();
});

test('refuses the same SKU twice, and variants that no longer fit the options', async () => {
  renderInShop(<ProductForm product={kurta} />);
  type('SKU: S', 'kurta-m');
  press('Save product');
  expect(await screen.findByText('The SKU KURTA-M is used twice.')).toBeVisible();
  type('SKU: S', 'KURTA-S');
  type('Option 1: values, separated by commas', 'S, L');
  press('Save product');
  expect(
    await screen.findByText('M needs one value for each option of the product.'),
  ).toBeVisible();
  expect(updateProduct).not.toHaveBeenCalled();
  press('Generate variants');
  expect(
    screen.getByText('1 variant added. Removed, because the options changed: M.'),
  ).toBeVisible();
});

test('sends the stock that was shown with each change', async () => {
  renderInShop(<ProductForm product={kurta} />);
  expect(field('Quantity')).toHaveValue('8');
  expect(screen.getByText(/^1 in stock without a variant/)).toBeVisible();
  type('Quantity: M', '6');
  type('Picture: M', 'products/banarasi/back');
  press('Remove S');
  press('Sell XS again');
  press('Save product');
  await waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  const [, changes] = updateProduct.mock.calls[0] ?? [];
  expect(changes).toEqual({
    seenAt: kurta.updatedAt.toISOString(),
    combinations: [
      expect.objectContaining({
        id: 'v2',
        quantity: 6,
        seenQuantity: 5,
        picture: 'products/banarasi/back',
      }),
      expect.objectContaining({ id: 'v3', options: { Size: 'XS' }, quantity: 0 }),
    ],
  });
});

test('shows that a removed variant is in use, and keeps the form', async () => {
  const message =
    'S has 3 in stock. Set its stock to 0 and finish its orders before you rename or remove it.';
  updateProduct.mockRejectedValueOnce(
    new ApiError(message, { status: 409, code: 'variant_in_use' }),
  );
  renderInShop(<ProductForm product={kurta} />);
  press('Remove S');
  press('Save product');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByLabelText('Quantity: S')).toBeNull();
  expect(field('Quantity: M')).toHaveValue('5');
});

test('merges what someone else changed in the matrix meanwhile', async () => {
  const latest: Product = {
    ...kurta,
    updatedAt: new Date('2026-11-21T10:00:00Z'),
    combinations: {
      ...kurta.combinations,
      v1: {
        ...PLAIN_COMBINATION,
        options: { Size: 'S' },
        sku: 'KURTA-S',
        quantity: 2,
        price: 1500,
      },
    },
  };
  findProduct.mockResolvedValue(latest);
  updateProduct.mockRejectedValueOnce(
    new ApiError('Someone else has just changed this product.', { status: 409, code: 'stale' }),
  );
  renderInShop(<ProductForm product={kurta} />);
  type('Quantity: S', '10');
  type('Price (₹): M', '1600');
  press('Save product');
  expect(await screen.findByText('They changed: Variants.')).toBeVisible();
  expect(screen.queryByText(/^You both changed/)).toBeNull();
  press('Merge their changes');
  expect(field('Quantity: S')).toHaveValue('9');
  expect(field('Price (₹): S')).toHaveValue('1500');
  expect(field('Price (₹): M')).toHaveValue('1600');
  press('Save product');
  await waitFor(() => expect(updateProduct).toHaveBeenCalledTimes(2));
  expect(updateProduct.mock.lastCall?.[1]).toMatchObject({
    seenAt: latest.updatedAt.toISOString(),
    combinations: [
      { id: 'v1', quantity: 9, seenQuantity: 2, price: 1500 },
      { id: 'v2', quantity: 5, seenQuantity: 5, price: 1600 },
    ],
  });
});
