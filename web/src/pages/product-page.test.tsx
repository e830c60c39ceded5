import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { chooseLanguage } from '#lib/language/language-choice.ts';
import { publishProfile } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductPage } from './product-page.tsx';

const noPlaces = {
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  addListener: vi.fn(),
  removeListener: vi.fn(),
};

beforeEach(() => {
  publishProfile(undefined);
  vi.stubGlobal('matchMedia', () => noPlaces);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterEach(() => chooseLanguage('en'));

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const address = () => screen.getByLabelText('Address').textContent;

function open(path: string, fields: Parameters<typeof sampleProduct>[0]) {
  const { _id, ...stored } = sampleProduct(fields);
  fakeFirestore({ [`products/${_id}`]: { ...stored } });
  renderInShop(
    <>
      <Address />
      <Routes>
        <Route path="/products/:slug" element={<ProductPage />} />
      </Routes>
    </>,
    path,
  );
}

test('redirects an address with the id to the slug', async () => {
  open('/products/p-older', { _id: 'p-older', slug: 'katan-saree', title: 'Katan saree' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Katan saree' })).toBeVisible();
  expect(address()).toBe('/products/katan-saree');
});

test('uses the search title and description in the head and the product title in the page', async () => {
  open('/products/muga-saree', {
    slug: 'muga-saree',
    title: 'Muga saree',
    description: 'Golden without dye.',
    searchTitle: 'Muga saree from Sualkuchi',
    searchDescription: `${'Woven '.repeat(40)}in Assam.`,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Muga saree' })).toBeVisible();
  expect(document.title).toBe('Muga saree from Sualkuchi · Kargha');
  const description = document.head.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toMatch(/^(Woven )+…$/);
});

test('shows Hindi readers the Hindi title and description, in the page and in its head', async () => {
  open('/products/eri-stole', {
    _id: 'p-eri',
    slug: 'eri-stole',
    title: 'Eri stole',
    titleHindi: 'एरी स्टोल',
    description: 'Spun like wool.',
    descriptionHindi: 'ऊन की तरह काता हुआ।',
    searchTitle: 'Eri stole from Umden',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Eri stole' })).toBeVisible();
  expect(screen.getByText('Spun like wool.')).toHaveAttribute('lang', 'en');
  expect(document.title).toBe('Eri stole from Umden · Kargha');
  act(() => chooseLanguage('hi'));
  const heading = screen.getByRole('heading', { level: 1, name: 'एरी स्टोल' });
  expect(heading).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('ऊन की तरह काता हुआ।')).toHaveAttribute('lang', 'hi');
  expect(screen.queryByText('Spun like wool.')).toBeNull();
  expect(document.title).toBe('एरी स्टोल · Kargha');
  const description = document.head.querySelector('meta[name="description"]');
  expect(description).toHaveAttribute('content', 'ऊन की तरह काता हुआ।');
});

test('keeps the id in the address of a product without a slug', async () => {
  open('/products/p-plain', { _id: 'p-plain', slug: '', title: 'Plain gamcha' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Plain gamcha' })).toBeVisible();
  expect(address()).toBe('/products/p-plain');
});

test.each([
  ['ended', 'We will no longer email you about this product.'],
  ['expired', 'This link no longer works.'],
])('reports the result of an emailed unsubscribe link: %s', async (outcome, words) => {
  open(`/products/piece-${outcome}?notice=${outcome}`, {
    _id: `piece-${outcome}`,
    slug: `piece-${outcome}`,
    title: 'Gamosa',
  });
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(address()).toBe(`/products/piece-${outcome}`));
});

const KURTA = {
  slug: 'ajrakh-kurta',
  title: 'Ajrakh kurta',
  quantity: 5,
  variants: [{ id: 'v1', name: 'Size', values: ['38', '40', '42'] }],
};
const cart = () =>
  useCartStore.getState().lines.map(({ options, quantity }) => `${options?.Size}×${quantity}`);
const addKurta = () => userEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }));

test('adds a kurta in the chosen size', async () => {
  useCartStore.setState({ lines: [] });
  open('/products/ajrakh-kurta', KURTA);
  const sizes = await screen.findByRole('radiogroup', { name: 'Size' });
  await userEvent.click(within(sizes).getByRole('radio', { name: '42' }));
  await addKurta();
  await userEvent.click(within(sizes).getByRole('radio', { name: '38' }));
  await addKurta();
  expect(cart()).toEqual(['42×1', '38×1']);
});

test('asks for a size and focuses the choice', async () => {
  useCartStore.setState({ lines: [] });
  open('/products/ajrakh-kurta', KURTA);
  const sizes = await screen.findByRole('radiogroup', { name: 'Size' });
  await addKurta();
  expect(cart()).toEqual([]);
  expect(screen.getByText('Please choose a size for Ajrakh kurta.')).toBeVisible();
  expect(within(sizes).getByRole('radio', { name: '38' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.queryByText('Please choose a size for Ajrakh kurta.')).toBeNull();
  await addKurta();
  expect(cart()).toEqual(['38×1']);
});

test('replaces a cart line without a size', async () => {
  const older = { id: 'banarasi', name: 'Ajrakh kurta', price: 18_500, originalPrice: 18_500 };
  useCartStore.setState({ lines: [{ ...older, image: '', origin: '', quantity: 5, stock: 5 }] });
  open('/products/ajrakh-kurta', KURTA);
  await userEvent.click(await screen.findByRole('radio', { name: '40' }));
  await addKurta();
  expect(cart()).toEqual(['40×1']);
});

test('price, stock, picture and cart follow the chosen size', async () => {
  open('/products/kurta', {
    _id: 'p-kurta',
    slug: 'kurta',
    title: 'Ajrakh kurta',
    price: 1800,
    costPerItem: 0,
    quantity: 7,
    variants: [
      { id: 'size', name: 'Size', values: ['S', 'M', 'L'] },
      { id: 'colour', name: 'Colour', values: ['Indigo', 'Madder'] },
    ],
    combinations: {
      v1: { ...PLAIN_COMBINATION, options: { Size: 'S', Colour: 'Indigo' }, quantity: 0 },
      v2: {
        ...PLAIN_COMBINATION,
        options: { Size: 'M', Colour: 'Indigo' },
        quantity: 2,
        price: 1950,
      },
      v3: { ...PLAIN_COMBINATION, options: { Size: 'M', Colour: 'Madder' }, quantity: 5 },
      v4: { ...PLAIN_COMBINATION, options: { Size: 'L', Colour: 'Madder' }, quantity: 0 },
    },
    pictures: ['front', 'indigo'].map((name) => ({
      ...{ path: `products/p-kurta/${name}`, alt: name, color: '', width: 960, height: 1200 },
    })),
  });
  expect(await screen.findByText('7 in stock')).toBeVisible();
  expect(screen.getByText('From ₹1,800')).toBeVisible();
  await userEvent.click(await screen.findByLabelText('Indigo'));
  expect(screen.getByLabelText('S (sold out)')).toBeEnabled();
  expect(screen.getByLabelText('L (not made with the other choice)')).toBeEnabled();
  await userEvent.click(screen.getByLabelText('M'));
  expect(screen.getByText('2 left in M, Indigo')).toBeVisible();
  expect(screen.getByText('2 in stock')).toBeVisible();
  expect(screen.queryByText('From ₹1,800')).toBeNull();
  const add = screen.getByText('Add to Cart');
  await userEvent.click(add);
  await userEvent.click(add);
  await userEvent.click(add);
  expect(useCartStore.getState().lines).toMatchObject([
    { options: { Size: 'M', Colour: 'Indigo' }, variantId: 'v2', price: 1950, quantity: 2 },
  ]);
  await userEvent.click(screen.getByLabelText('S (sold out)'));
  expect(screen.getByText('Sold out in S, Indigo')).toBeVisible();
  expect(await screen.findByText('Sold out for now')).toBeVisible();
  expect(screen.queryByText('Add to Cart')).toBeNull();
  Element.prototype.scrollIntoView = vi.fn();
  await userEvent.click(screen.getAllByText('Notify me')[0]!);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await userEvent.click(screen.getByLabelText('L (not made with the other choice)'));
  expect(screen.getByText('Ajrakh kurta is not available in L, Indigo.')).toBeVisible();
});
