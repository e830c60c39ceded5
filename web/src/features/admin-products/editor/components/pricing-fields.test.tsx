import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { PricingFields } from './pricing-fields.tsx';

const BLANK = { price: '', costPerItem: '', unitCost: '', supplier: '', chargeTax: true };

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
  show({ productCollection: 'unknown', fibre: 'Cotton', hsnCode: '' });
  expect(suggestion()).toBeNull();
});
