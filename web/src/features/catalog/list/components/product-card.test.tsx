import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import type { GstInPrices } from '@kargha/domain/pricing/price-mode';
import { chooseLanguage } from '#lib/language/language-choice.ts';
import { useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductCard } from './product-card.tsx';

function show(fields: Partial<Product> = {}) {
  return renderInShop(
    <ProductCard
      product={sampleProduct(fields)}
      productPath="/products?view=banarasi"
      action={<button type="button">Add to Cart</button>}
      heart={<button type="button">Heart</button>}
    />,
  );
}

const { useShopFront } = vi.hoisted(() => ({
  useShopFront: vi.fn<() => { gst?: GstInPrices; discounts?: unknown }>(),
}));
vi.mock('#lib/shop/shop-front.ts', () => ({ useShopFront }));

beforeEach(() => useShopFront.mockReturnValue({}));
afterEach(() => chooseLanguage('en'));

test('shows Hindi readers the Hindi title, and English readers the English one', () => {
  show({ title: 'Ikat saree', titleHindi: 'इकत साड़ी' });
  expect(screen.getByRole('heading', { name: 'Ikat saree' })).toHaveAttribute('lang', 'en');
  expect(screen.queryByText('इकत साड़ी')).toBeNull();
  act(() => chooseLanguage('hi'));
  expect(screen.getByRole('heading', { name: 'इकत साड़ी' })).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('article', { name: 'इकत साड़ी' })).toBeVisible();
  expect(screen.queryByText('Ikat saree')).toBeNull();
});

test('shows the English title to Hindi readers when there is no Hindi one', () => {
  chooseLanguage('hi');
  show({ title: 'Ikat saree' });
  expect(screen.getByRole('heading', { name: 'Ikat saree' })).toHaveAttribute('lang', 'en');
});

test('shows price, original price, saving, percent off and stock', () => {
  show();
  expect(screen.getByText('₹18,500')).toBeVisible();
  expect(screen.getByText('₹23,000').tagName).toBe('S');
  expect(screen.getByText('You save ₹4,500')).toBeVisible();
  expect(screen.getByText('20% off')).toBeVisible();
  expect(screen.getByText('3 in stock')).toBeVisible();
});

test('shows the rating once there is a review', () => {
  show({ title: 'Not reviewed' });
  expect(screen.queryByText(/out of 5/)).toBeNull();
  show({ title: 'Reviewed', reviews: { count: 12, sum: 56 } });
  expect(screen.getByText('4.7 out of 5, 12 reviews')).toBeInTheDocument();
});

test('says next to a crossed-out price that GST comes on top, once that is known', () => {
  show();
  expect(screen.getByText('before GST')).not.toBeVisible();
  useShopFront.mockReturnValue({ gst: 'added' });
  show({ title: 'Taxed' });
  expect(screen.getByText('before GST', { selector: '[style*="visible"]' })).toBeVisible();
});

test.each([
  ['in a shop whose prices include GST', { gst: 'included' }, {}],
  ['for goods without GST', { gst: 'added' }, { chargeTax: false }],
  ['where no GST is collected', { gst: 'none' }, {}],
  ['without a crossed-out price', { gst: 'added' }, { costPerItem: 0 }],
] as const)('says nothing about GST %s', (_name, front, fields) => {
  useShopFront.mockReturnValue(front);
  show(fields);
  expect(screen.queryByText('before GST')).toBeNull();
});

const TENTH = { kind: 'percent', percent: 10, startsAt: '2026-11-01T00:00:00Z', endsAt: null };
const running = (...offers: object[]) => ({
  discounts: {
    offers: offers.map((offer, at) => ({ ...TENTH, code: `D${at}`, ...offer })),
    shipping: { freeAbove: 200_000, flatFee: 15_000 },
  },
});

test('names an automatic discount on the product, with its conditions', async () => {
  useShopFront.mockReturnValue(running({ collections: ['saree'], minSubtotal: 2_000_000 }));
  show();
  const line = 'In your cart: 10% off on orders of ₹20,000 or more';
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText('₹18,500')).toBeVisible();
  useShopFront.mockReturnValue(running({ products: ['banarasi'] }));
  show({ title: 'Known' });
  expect(screen.getByText('In your cart: 10% off')).toBeVisible();
});

test('a business that reads prices without GST sees no discount with an amount', () => {
  useShopFront.mockReturnValue(running({ kind: 'fixed', percent: 0, amount: 50_000 }));
  show();
  expect(screen.getByText('In your cart: ₹500 off')).toBeVisible();
  act(() => useShownPrices.setState({ withoutGst: (amount) => amount / 1.18 }));
  expect(screen.queryByText(/In your cart/)).toBeNull();
  act(() => useShownPrices.setState({ withoutGst: undefined }));
});

test('shows no saving without a higher original price', () => {
  show({ costPerItem: 0 });
  expect(screen.queryByText(/save|off/)).toBeNull();
  expect(document.querySelector('s')).toBeNull();
});

test.each([
  ['active', 'Available'],
  ['archived', 'Out of Stock'],
  ['draft', 'Out of Stock'],
] as const)('shows a product that is %s as %s', (status, badge) => {
  show({ status });
  expect(screen.getByText(badge)).toBeVisible();
});

test('shows an active product without stock as Available and sold out', () => {
  show({ quantity: 0 });
  expect(screen.getByText('Available')).toBeVisible();
  expect(screen.getByText('Sold out')).toBeVisible();
});

test('shows a product sold without stock as made to order', () => {
  show({ quantity: 0, continueSelling: true });
  expect(screen.getByText('Made to order')).toBeVisible();
});

test('shows a named placeholder without a picture', () => {
  show();
  expect(
    screen.getByRole('img', { name: 'No picture of Banarasi Katan Silk Saree yet', hidden: true }),
  ).toBeInTheDocument();
});

test('offers the picture in two formats and three widths, with its dimensions', () => {
  const picture = {
    path: 'products/p/drape',
    alt: 'A drape',
    color: '#aa0000',
    width: 960,
    height: 1200,
  };
  show({ pictures: [picture] });
  const image = screen.getByRole('img', { name: 'A drape', hidden: true });
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.getAttribute('srcset')).toMatch(/drape_320\.webp\?alt=media 320w.*640w.*960w$/);
  const avif = image.parentElement?.querySelector('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
});

test('links View Details to the details', () => {
  show();
  expect(screen.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    '/products?view=banarasi',
  );
});

test('renders markup in a title as text', () => {
  show({ title: '<img src=x onerror=alert(1)>' });
  expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('links title and picture to the details without extra tab stops', () => {
  show();
  const title = screen.getByRole('heading', { name: 'Banarasi Katan Silk Saree' });
  const link = title.querySelector('a');
  expect(link).toHaveAttribute('href', '/products?view=banarasi');
  expect(link).toHaveAttribute('tabindex', '-1');
});
