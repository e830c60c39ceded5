import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { beforeEach, expect, test, vi } from 'vitest';

import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleInventory } from '#testing/sample-inventory.ts';
import { sampleOfferProduct } from '#testing/sample-offer-product.ts';
import { sampleStaffQuote } from '#testing/sample-quotation.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { initialOffer } from '../state/offer-form-values.ts';
import { OfferLineFields } from './offer-line-fields.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));
vi.mock('#lib/shop/public-settings.ts', () => ({
  refreshPublicSettings: () => Promise.resolve({ tax: {} }),
}));

const KOTA = { ...sampleOfferProduct, unitCost: 600 };
const BOWL = { ...KOTA, id: 'bowl', title: 'Bowl', continueSelling: true, unitCost: null };
const ARCHIVED = { ...KOTA, id: 'gone', title: 'Old stole', status: 'archived' as const };

const INVENTORY = sampleInventory(
  ...[KOTA, BOWL, ARCHIVED].map(({ id, title, status, quantity }) => ({
    ...{ id, title, status, sku: `SKU-${id}`, isTracked: true, available: quantity },
  })),
);

beforeEach(() => {
  signInStaff('owner');
  vi.mocked(callStaffApi).mockImplementation((path) => {
    if (path.startsWith('/inventory')) return Promise.resolve(INVENTORY);
    const ids = decodeURIComponent(path).split('=')[1]!.split(',');
    const products = [KOTA, BOWL, ARCHIVED].filter(({ id }) => ids.includes(id));
    return Promise.resolve({ products });
  });
});

const line = {
  ...{ productId: 'gone', description: 'Old stole', quantity: 5, unitPrice: 100_000 },
  ...{ discountPercent: 0, customisation: '', hsnCode: '5007', taxPercent: 5 },
} as const;

const show = (startLines: readonly object[] = []) =>
  renderInShop(
    <Formik
      initialValues={initialOffer(
        { ...sampleStaffQuote, startLines: startLines as never },
        new Date(),
      )}
      onSubmit={() => undefined}
    >
      <Form>
        <OfferLineFields requestedQuantity={80} taxMode={{}} />
      </Form>
    </Formik>,
  );

const lineOf = (place: number) => within(screen.getByRole('group', { name: `Line ${place}` }));

async function add(name: string) {
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a product' }), 'a');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await screen.findByDisplayValue(name);
}

test('finds products with their stock and starts with the requested quantity', async () => {
  show();
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a product' }), 'a');
  expect(await screen.findByRole('option', { name: /Kota saree/ })).toHaveTextContent(
    'SKU-kota · 60 in stock',
  );
  expect(screen.queryByRole('option', { name: /Old stole/ })).toBeNull();
  await userEvent.clear(screen.getByRole('combobox', { name: 'Add a product' }));
  await add('Kota saree');
  expect(lineOf(1).getByLabelText('Quantity')).toHaveValue('80');
  await userEvent.clear(lineOf(1).getByLabelText('Quantity'));
  await userEvent.type(lineOf(1).getByLabelText('Quantity'), '50');
  await add('Bowl');
  expect(lineOf(2).getByLabelText('Quantity')).toHaveValue('30');
}, 20_000);

test('shows stock, cost and margin after discount, and warns above the stock', async () => {
  show();
  await add('Kota saree');
  expect(lineOf(1).getByText('60 in stock')).toBeVisible();
  expect(lineOf(1).getByText('Cost ₹600 per piece')).toBeVisible();
  expect(lineOf(1).getByText('Margin ₹32,000 (40%)')).toBeVisible();
  expect(lineOf(1).getByText(/^More than the 60 in stock/)).toBeVisible();
  await userEvent.clear(lineOf(1).getByLabelText('Discount (%)'));
  await userEvent.type(lineOf(1).getByLabelText('Discount (%)'), '50');
  expect(lineOf(1).getByText('Margin −₹8,000 (−20%)')).toBeVisible();
  await userEvent.clear(lineOf(1).getByLabelText('Quantity'));
  expect(lineOf(1).queryByText(/^More than/)).toBeNull();
  await userEvent.type(lineOf(1).getByLabelText('Quantity'), '60');
  expect(lineOf(1).queryByText(/^More than/)).toBeNull();
}, 20_000);

test('does not warn for a made-to-order product, and marks an archived one', async () => {
  show([line, { ...line, productId: 'bowl', quantity: 500 }]);
  expect(await screen.findByText(/^This product is archived and cannot be offered/)).toBeVisible();
  expect(lineOf(2).getByText('60 in stock, more made to order')).toBeVisible();
  expect(lineOf(2).queryByText(/^More than/)).toBeNull();
  expect(lineOf(2).queryByText(/Margin/)).toBeNull();
});

test('a line without a size is divided among the sizes, with the stock and the price of each', async () => {
  const kurta = {
    ...KOTA,
    variants: [{ id: 'size', name: 'Size', values: ['M', 'L'] }],
    combinations: {
      v1: { ...PLAIN_COMBINATION, options: { Size: 'M' }, quantity: 30 },
      v2: { ...PLAIN_COMBINATION, options: { Size: 'L' }, quantity: 5, price: 1100 },
    },
  };
  vi.mocked(callStaffApi).mockResolvedValue({ products: [kurta] });
  show([{ ...line, productId: 'kota', description: 'Kurta', quantity: 40 }]);
  expect(await screen.findByText('5 in stock')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^M/), '30');
  await userEvent.type(screen.getByLabelText(/^L/), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Make a line for each size' }));
  const large = within(screen.getByRole('group', { name: 'Line 2, Size: L' }));
  expect(large.getByLabelText('Quantity')).toHaveValue('10');
  expect(large.getByLabelText(/^Unit price/)).toHaveValue('1100');
  expect(large.getByText(/^More than the 5 in stock/)).toBeVisible();
});
