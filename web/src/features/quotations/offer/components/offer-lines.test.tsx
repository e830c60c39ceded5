import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleOffer } from '#testing/sample-quotation.ts';
import { sampleProduct } from '#testing/sample-product.ts';
import { simulateScreen } from '#testing/simulate-screen.ts';

import { OfferLines } from './offer-lines.tsx';

const { readProducts } = vi.hoisted(() => ({
  readProducts: vi.fn<(ids: readonly string[]) => Promise<Product[]>>(),
}));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readProducts }));

beforeEach(() => {
  readProducts.mockReset().mockResolvedValue([]);
});

afterEach(() => void vi.unstubAllGlobals());

const IN_FULL = ['Lacquer bowl', 'Indigo only', 'HSN 4419, GST 18%', '₹1,050', '₹84,000'];

test('lists each line with price and amount on a phone', () => {
  simulateScreen('phone');
  renderInShop(<OfferLines lines={sampleOffer.lines} />);
  const line = within(screen.getByRole('list', { name: 'Items in this offer' })).getByRole(
    'listitem',
  );
  for (const text of IN_FULL) expect(line).toHaveTextContent(text);
  expect(line).toHaveTextContent('80 × ₹1,050');
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows a table on a wider screen', () => {
  renderInShop(<OfferLines lines={sampleOffer.lines} />);
  const row = screen.getByRole('row', { name: /Lacquer bowl/ });
  for (const text of IN_FULL) expect(row).toHaveTextContent(text);
  expect(screen.queryByRole('list')).toBeNull();
});

test.each(['phone', 'desktop'] as const)(
  'shows the amount after the line discount on a %s',
  (width) => {
    if (width === 'phone') simulateScreen('phone');
    renderInShop(
      <OfferLines lines={sampleOffer.lines.map((line) => ({ ...line, discountPercent: 12 }))} />,
    );
    const line = screen.getByRole(width === 'phone' ? 'listitem' : 'row', {
      name: /Lacquer bowl|^$/,
    });
    for (const text of ['12% off', '₹73,920', 'instead of ₹84,000']) {
      expect(line).toHaveTextContent(text);
    }
  },
);

test('links a line to its product with a picture while it is on sale', async () => {
  const bowl = sampleProduct({ _id: 'bowl', slug: 'lacquer-bowl' });
  readProducts.mockResolvedValue([bowl, { ...bowl, _id: 'box', status: 'archived' }]);
  const [line] = sampleOffer.lines;
  renderInShop(<OfferLines lines={[line!, { ...line!, productId: 'box', description: 'Box' }]} />);
  const link = await screen.findByRole('link', { name: 'Lacquer bowl' });
  expect(link).toHaveAttribute('href', '/products/lacquer-bowl');
  expect(screen.queryByRole('link', { name: 'Box' })).toBeNull();
  expect(readProducts).toHaveBeenCalledExactlyOnceWith(['bowl', 'box']);
});
