import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { STANDARD_MEASUREMENTS } from '@kargha/domain/catalogue/standard-measurements';
import { useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { choiceIn, clearTailoring, requireTailoring } from '../state/chosen-tailoring.ts';
import { TailoringChoices } from './tailoring-choices.tsx';

const lehanga = sampleProduct({
  title: 'Rose lehanga',
  price: 38_000,
  tailoring: {
    measurements: STANDARD_MEASUREMENTS.filter(({ id }) => ['waist', 'bust'].includes(id)),
    services: [
      {
        id: 'blouse-stitching',
        name: 'Blouse stitching',
        nameHindi: 'ब्लाउज़ की सिलाई',
        price: 1400,
        makingDays: 6,
        measurements: ['bust'],
      },
    ],
  },
});

beforeEach(() => {
  clearTailoring();
  fakeFirestore({});
  renderInShop(<TailoringChoices product={lehanga} />);
});

test('asks for the measurements of a service only when it is chosen, and adds its price', async () => {
  expect(screen.getByLabelText('Waist (cm)')).toHaveAccessibleDescription(/^55 to 130 cm/);
  expect(screen.queryByLabelText('Bust (cm)')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Blouse stitching, ₹1,400/ }));
  expect(screen.getByLabelText('Bust (cm)')).toBeVisible();
  expect(screen.getByText('Price with services: ₹39,400')).toBeVisible();
  expect(screen.getByText('Ready to ship in about 6 working days.')).toBeVisible();
  expect(screen.getByText(/^Made for you: you can cancel until/)).toBeVisible();
});

test('marks a measurement outside its limits, and focuses one that is missing', async () => {
  const waist = screen.getByLabelText('Waist (cm)');
  await userEvent.type(waist, '20');
  expect(waist).toHaveAccessibleDescription(/must be between 55 cm and 130 cm/);
  await userEvent.clear(waist);
  await userEvent.click(document.body);
  act(() => void requireTailoring(lehanga, {}));
  expect(waist).toHaveFocus();
  expect(waist).toHaveAccessibleDescription(/Please enter the measurement “Waist”/);
});

test('reads decimals with a comma, and nothing that is not a number', () => {
  expect(choiceIn(lehanga, { services: [], typed: { waist: '76,5' } })).toEqual({
    measurements: { waist: 765 },
  });
  expect(choiceIn(lehanga, { services: [], typed: { waist: '7e1', bust: '92' } })).toEqual({});
});

test('says that services contain GST where a business reads the price without', async () => {
  act(() => useShownPrices.setState({ withoutGst: (amount) => amount / 1.05 }));
  await userEvent.click(
    screen.getByRole('checkbox', { name: /Blouse stitching, ₹1,400 with GST/ }),
  );
  expect(screen.getByText('Price with services: ₹39,400 with GST')).toBeVisible();
  act(() => useShownPrices.setState({ withoutGst: undefined }));
});

test('sends guests to the sign-in to save measurements', () => {
  expect(screen.getByText('Sign in to save your measurements for the next order.')).toBeVisible();
});
