import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { beforeEach, expect, test, vi } from 'vitest';

import { saleTermsIn } from '#lib/shop/sale-terms.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { PricingFields } from './pricing-fields.tsx';

const useSaleTerms = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('#lib/shop/sale-terms.ts', async (original) => ({ ...(await original()), useSaleTerms }));

const sellWith = (tax: object) =>
  void useSaleTerms.mockReturnValue({ status: 'ready', terms: saleTermsIn({ tax }) });
beforeEach(() => sellWith({}));

const BLANK = { price: '', costPerItem: '', unitCost: '', supplier: '', chargeTax: true };

const UNKNOWN = { productCollection: 'unknown', fibre: 'Cotton', hsnCode: '' };

function show(values: { productCollection: string; fibre: string; hsnCode: string }) {
  renderInShop(
    <Formik initialValues={{ ...BLANK, ...values }} onSubmit={vi.fn()}>
      <PricingFields product={undefined} />
    </Formik>,
  );
}

const suggestion = () => screen.queryByRole('button', { name: /likely for this collection/ });

test.each([
  ['saree', 'Mulberry silk', '500720'],
  ['saree', 'Cotton', '520852'],
  ['dupattas', 'Pashmina wool', '621420'],
])('suggests a code for a %s of %s and enters it with a press', async (collection, fibre, code) => {
  show({ productCollection: collection, fibre, hsnCode: '' });
  expect(suggestion()).toHaveTextContent(`Use ${code}`);
  await userEvent.click(suggestion()!);
  expect(screen.getByLabelText(/^HSN code/)).toHaveValue(code);
  expect(suggestion()).toBeNull();
});

test('suggests nothing for goods that it does not know', () => {
  show(UNKNOWN);
  expect(suggestion()).toBeNull();
});

const INCLUDED = { priceMode: 'included', priceModeFrom: new Date('2026-01-01') };
const UNTAXED = {
  ...INCLUDED,
  ratesEnabled: true,
  rates: [{ hsnPrefix: '', percent: 0, maxUnitRupees: null, from: new Date('2020-01-01') }],
};

function priceField(tax: object) {
  sellWith(tax);
  show(UNKNOWN);
  return screen.getByLabelText('Price (₹)');
}

test('says that checkout adds GST to the price', () => {
  expect(priceField({})).toHaveAccessibleDescription('Before GST, which checkout adds.');
});

test('says that the price includes GST where it does', () => {
  expect(priceField(INCLUDED)).toHaveAccessibleDescription('With GST: what the customer pays.');
});

test('names no GST where the shop may collect none', () => {
  expect(priceField(UNTAXED)).not.toHaveAccessibleDescription();
});
