import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { saleTermsIn } from '#lib/shop/sale-terms.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OfferTaxNote } from './offer-tax-note.tsx';

const useSaleTerms = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('#lib/shop/sale-terms.ts', async (original) => ({ ...(await original()), useSaleTerms }));

const INCLUDED = { priceMode: 'included', priceModeFrom: new Date('2026-01-01') };

function show(tax: object, includesTax: boolean) {
  useSaleTerms.mockReturnValue({ status: 'ready', terms: saleTermsIn({ tax }) });
  renderInShop(<OfferTaxNote includesTax={includesTax} />);
}

test('says whether an offer is with GST where shoppers read prices with it', () => {
  show(INCLUDED, true);
  expect(screen.getByText(/^Prices, discounts and shipping are with GST/)).toBeVisible();
  show(INCLUDED, false);
  expect(screen.getByText(/^Prices, discounts and shipping are without GST/)).toBeVisible();
});

test('says nothing where checkout adds GST to all prices', () => {
  show({}, false);
  expect(screen.queryByText(/GST/)).toBeNull();
});
