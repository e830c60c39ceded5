import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import type { CompanyState } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { sampleProduct } from '#testing/sample-product.ts';

const { readPublicDocument } = vi.hoisted(() => ({
  readPublicDocument: vi.fn<() => Promise<Record<string, unknown>>>(),
}));
vi.mock('#lib/firebase/public-firestore.ts', () => ({ readPublicDocument }));

const INCLUDED = {
  priceMode: 'included',
  priceModeFrom: '2026-01-01T00:00:00Z',
  ratesEnabled: true,
  rates: [{ hsnPrefix: '5007', percent: 5, maxUnitRupees: null, from: '2020-01-01T00:00:00Z' }],
};
const NO_TAX = {
  ...INCLUDED,
  rates: [{ hsnPrefix: '', percent: 0, maxUnitRupees: null, from: '2020-01-01T00:00:00Z' }],
};
const SAREE = sampleProduct({ price: 2100, costPerItem: 2625, hsnCode: '500720' });

beforeEach(() => {
  vi.resetModules();
  readPublicDocument.mockReset();
  localStorage.clear();
});

/** A product card below the account menu, as the shop shows them to a business. */
async function show(shop: { state?: CompanyState; tax?: object; product?: Product } = {}) {
  const { state = 'verified', tax = INCLUDED, product = SAREE } = shop;
  readPublicDocument.mockResolvedValue({ tax });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const { renderInShop } = await import('#testing/render-in-shop.tsx');
  const { ProductCard } = await import('#features/catalog/list/components/product-card.tsx');
  const { SignedInMenu } = await import('./signed-in-menu.tsx');
  const profile = {
    fullName: 'Asha Devi',
    email: 'asha@kargha.example',
    avatar: '',
    role: 'b2b_buyer',
    companyVerification: { state },
  } as UserProfile;
  const menu = <SignedInMenu profile={profile} />;
  const card = <ProductCard product={product} productPath="/p" action={null} heart={null} />;
  return renderInShop(
    <>
      {menu}
      {card}
    </>,
  );
}

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
}

const pressSwitch = async (name: string) => {
  await openMenu();
  await userEvent.click(await screen.findByRole('button', { name }));
};

test('a verified business switches to prices without GST and back', async () => {
  await show();
  expect(screen.getByText('₹2,100')).toBeVisible();
  expect(screen.queryByText('before GST')?.style.visibility ?? 'hidden').toBe('hidden');
  await pressSwitch('Show prices without GST');
  expect(screen.getByText('₹2,000')).toBeVisible();
  expect(screen.getByText('₹2,500').tagName).toBe('S');
  expect(screen.getByText('You save ₹500')).toBeVisible();
  expect(screen.getByText('before GST')).toBeVisible();
  await pressSwitch('Show prices with GST');
  expect(screen.getByText('₹2,100')).toBeVisible();
});

test('remembers the choice, and forgets it with the sign-out', async () => {
  localStorage.setItem('kargha.prices-without-gst', '1');
  const { unmount } = await show();
  expect(await screen.findByText('₹2,000')).toBeVisible();
  act(unmount);
  const { useShownPrices } = await import('#lib/shop/state/shown-prices.ts');
  expect(useShownPrices.getState().withoutGst).toBeUndefined();
});

test('untaxed goods keep their price', async () => {
  localStorage.setItem('kargha.prices-without-gst', '1');
  await show({ product: sampleProduct({ ...SAREE, chargeTax: false }) });
  await openMenu();
  await screen.findByRole('button', { name: 'Show prices with GST' });
  expect(screen.getByText('₹2,100')).toBeVisible();
  expect(screen.queryByText('before GST')).toBeNull();
});

test.each([
  ['to a company that is not verified', { state: 'pending' as const }],
  ['where checkout adds GST', { tax: {} }],
  ['where no GST is collected', { tax: NO_TAX }],
])('is not offered %s', async (_name, shop) => {
  localStorage.setItem('kargha.prices-without-gst', '1');
  await show(shop);
  await openMenu();
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button', { name: /GST/ })).toBeNull();
  expect(screen.getByText('₹2,100')).toBeVisible();
});
