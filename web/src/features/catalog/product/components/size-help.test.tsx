import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

const GUIDE = {
  id: 'kurtas',
  title: 'Size guide: kurtas',
  titleHindi: 'साइज़ गाइड: कुर्ते',
  vendor: '',
  collections: ['kurtas'],
  measurements: [
    { name: 'Chest', nameHindi: 'छाती' },
    { name: 'Waist', nameHindi: 'कमर' },
  ],
  sizes: [{ size: '40', values: ['98–101', '86'] }],
  note: 'Khadi shrinks.',
  noteHindi: 'खादी सिकुड़ती है।',
};
const kurta = sampleProduct({ productCollection: 'kurtas' });

// The guides are read once, so each test needs its own modules.
beforeEach(() => vi.resetModules());

async function show(product = kurta) {
  fakeFirestore({ 'content/size-guides': { entries: [GUIDE] } });
  const { SizeHelp } = await import('./size-help.tsx');
  renderInShop(<SizeHelp product={product} />);
}

test('shows the guide of the collection in cm, and in inches on demand', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Size guide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Size guide: kurtas' });
  const row = within(dialog).getByRole('row', { name: /^40/ });
  expect(row).toHaveTextContent('4098–10186');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Inches' }));
  expect(row).toHaveTextContent('4038.6–39.833.9');
  expect(within(dialog).getByText('Khadi shrinks.')).toBeVisible();
});

test('sums up how it fits, and has no button without a guide', async () => {
  const reviews = { count: 12, sum: 50, fits: { small: 1, true: 8, large: 1 } };
  await show(sampleProduct({ productCollection: 'saree', reviews }));
  expect(await screen.findByText('8 of 10 say true to size')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
