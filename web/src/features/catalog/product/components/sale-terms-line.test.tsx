import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

const { readPublicDocument } = vi.hoisted(() => ({
  readPublicDocument: vi.fn<() => Promise<Record<string, unknown> | undefined>>(),
}));
vi.mock('#lib/firebase/public-firestore.ts', () => ({ readPublicDocument }));

async function show(product = sampleProduct()) {
  vi.resetModules();
  const { SaleTermsLine } = await import('./sale-terms-line.tsx');
  return renderInShop(<SaleTermsLine product={product} />);
}

/** The line is in the page before its figures are known; wait until it is visible. */
const shows = (words: string | RegExp) =>
  vi.waitFor(() => expect(screen.getByText(words)).toBeVisible());

beforeEach(() => void readPublicDocument.mockReset());

const INCLUDED = { priceMode: 'included', priceModeFrom: '2026-01-01T00:00:00Z' };
const RATES = {
  ratesEnabled: true,
  rates: [{ hsnPrefix: '5007', percent: 5, maxUnitRupees: null, from: '2020-01-01T00:00:00Z' }],
};

test('shows GST, free shipping threshold and return days', async () => {
  readPublicDocument.mockResolvedValue({});
  await show();
  await shows('18% GST extra · Free shipping above ₹2,000');
  const returns = screen.getByRole('link', { name: '15-day returns' });
  expect(returns).toHaveAttribute('href', '/policies#returns');
});

test('shows what checkout charges next to a price without tax', async () => {
  readPublicDocument.mockResolvedValue({});
  await show(sampleProduct({ price: 690, costPerItem: 800 }));
  await shows('₹814 with GST');
});

test('says that the price includes GST, and adds nothing to it', async () => {
  readPublicDocument.mockResolvedValue({ tax: INCLUDED });
  await show(sampleProduct({ price: 690, costPerItem: 800 }));
  await shows('Price includes 18% GST · Free shipping above ₹2,000');
  expect(screen.queryByText(/with GST/)).toBeNull();
});

test('uses the shop’s figures and the tax rate of the goods', async () => {
  const shipping = { freeAboveRupees: 999, flatFeeRupees: 80 };
  readPublicDocument.mockResolvedValue({ shipping, tax: RATES });
  await show(sampleProduct({ hsnCode: '500720' }));
  await shows('5% GST extra · Free shipping above ₹999');
});

test('names no rate for untaxed goods and no amount for free shipping', async () => {
  readPublicDocument.mockResolvedValue({ shipping: { flatFeeRupees: 0 } });
  await show(sampleProduct({ chargeTax: false }));
  await shows('No GST · Free shipping');
});

const rateOf = (hsnPrefix: string, percent: number) => ({
  ratesEnabled: true,
  rates: [{ hsnPrefix, percent, maxUnitRupees: null, from: '2020-01-01T00:00:00Z' }],
});

test.each([
  ['included', INCLUDED],
  ['added', {}],
])('says that exempt goods have no GST where it is %s', async (_, mode) => {
  readPublicDocument.mockResolvedValue({ tax: { ...mode, ...rateOf('5007', 0) } });
  await show(sampleProduct({ hsnCode: '500720' }));
  await shows('No GST · Free shipping above ₹2,000');
});

test('names no GST where the seller may collect none', async () => {
  readPublicDocument.mockResolvedValue({ tax: { ...INCLUDED, ...rateOf('', 0) } });
  await show(sampleProduct({ hsnCode: '500720' }));
  await shows('Free shipping above ₹2,000');
  expect(screen.queryByText(/GST/)).toBeNull();
});

test('repeats no price of untaxed goods for a business that reads prices without GST', async () => {
  readPublicDocument.mockResolvedValue({});
  vi.resetModules();
  const { useShownPrices } = await import('#lib/shop/state/shown-prices.ts');
  useShownPrices.setState({ withoutGst: (amount) => amount });
  const { SaleTermsLine } = await import('./sale-terms-line.tsx');
  const { renderInShop: render } = await import('#testing/render-in-shop.tsx');
  render(<SaleTermsLine product={sampleProduct({ chargeTax: false })} />);
  await shows(/^No GST · Free shipping/);
  expect(screen.queryByText(/with GST/)).toBeNull();
});

test('shows when a made-to-order product ships and links to the returns policy', async () => {
  readPublicDocument.mockResolvedValue({ delivery: { weavingDays: 30 } });
  await show(sampleProduct({ quantity: 0, continueSelling: true }));
  await shows(/^Ships in 30 working days/);
  const returns = screen.getByRole('link', { name: 'Returns policy' });
  expect(returns).toHaveAttribute('href', '/policies#returns');
});

test('shows only GST for a product that is not shipped', async () => {
  readPublicDocument.mockResolvedValue({});
  await show(sampleProduct({ isPhysicalProduct: false }));
  await shows('18% GST extra');
  expect(screen.queryByText(/shipping|[Rr]eturns/)).toBeNull();
});

test('keeps its space empty when the settings cannot be read', async () => {
  readPublicDocument.mockRejectedValue(new Error('offline'));
  await show();
  await vi.waitFor(() => expect(readPublicDocument).toHaveBeenCalledOnce());
  for (const line of screen.getAllByText(/GST/)) expect(line).not.toBeVisible();
});
