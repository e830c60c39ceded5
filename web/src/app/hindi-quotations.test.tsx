import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { RequestForm } from '#features/bulk-orders/quote-request/components/quote-request-form.tsx';
import { setDraftLines } from '#features/bulk-orders/quote-request/state/quote-draft.ts';
import { QuickOrder } from '#features/quick-order/components/quick-order.tsx';
import type { SkuResult } from '#features/quick-order/state/use-quick-order.ts';
import { QuotationView } from '#features/quotations/components/quotation-view.tsx';
import { applyLanguage } from '#lib/language/language-choice.ts';
import { TranslationsContext } from '#lib/language/language.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer } from '#testing/sample-buyer.ts';
import { sampleProduct } from '#testing/sample-product.ts';
import { sampleOffer, sampleQuote } from '#testing/sample-quotation.ts';

import { hindi } from './hindi.ts';

configure({ asyncUtilTimeout: 8000 });

const { readProducts, lookUpSkus } = vi.hoisted(() => ({
  readProducts: vi.fn<(ids: readonly string[]) => Promise<Product[]>>(),
  lookUpSkus: vi.fn<() => Promise<SkuResult[]>>(),
}));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readProducts }));
vi.mock('#features/quick-order/data/quick-order-api.ts', () => ({ lookUpSkus }));
vi.mock('#session/state/quote-uploads.ts', () => ({}));

const BOWL = { title: 'Lacquer bowl', titleHindi: 'लाख का कटोरा' };
const bowl = sampleProduct({ _id: 'bowl', ...BOWL, variants: [] });

const inHindi = (content: React.ReactElement) =>
  renderInShop(<TranslationsContext value={hindi}>{content}</TranslationsContext>);

/** The words in Latin letters, without abbreviations and what people typed. */
function latinWords(kept: RegExp): string[] {
  return document.body.textContent.replaceAll(kept, '').match(/[A-Za-z]{2,}/g) ?? [];
}

beforeEach(() => {
  applyLanguage('hi');
  localStorage.clear();
  readProducts.mockResolvedValue([bowl]);
  lookUpSkus.mockResolvedValue([['BWL-1', { product: { ...bowl, bulk: null } }]]);
});

test('shows request and offer in Hindi, with the Hindi titles of products', async () => {
  const lines = sampleOffer.lines.map((line) => ({
    ...line,
    productId: 'bowl',
    customisation: '',
  }));
  const quote = {
    ...{ ...sampleQuote, companyName: '', contactPerson: '', email: '', industry: '' },
    ...{ requirements: '', additionalInfo: '', files: [] },
    lines: [{ productId: 'bowl', ...BOWL, sku: '', quantity: 80 }],
  };
  const offer = { ...sampleOffer, lines, terms: '', buyer: { name: '', gstin: '' } };
  const versions = [offer, { ...offer, version: 2, totals: { ...offer.totals, total: 1 } }];
  const quotation = { quote, versions: versions as never, messages: [] };
  inHindi(<QuotationView quotation={quotation} onChanged={() => undefined} />);
  expect(await screen.findByRole('link', { name: BOWL.titleHindi })).toBeVisible();
  expect(screen.getByText(`80 × ${BOWL.titleHindi}`)).toBeVisible();
  expect(latinWords(/Q-Q1-\d|PDF|AI\b|EPS|SVG|MB/g)).toEqual([]);
});

test('shows the request form in Hindi, with the Hindi titles of products', () => {
  setDraftLines(sampleBuyer, [{ productId: 'bowl', ...BOWL, quantity: 80 }]);
  inHindi(<RequestForm profile={sampleBuyer} onSent={() => undefined} onClose={() => undefined} />);
  expect(screen.getByText(BOWL.titleHindi)).toHaveAttribute('lang', 'hi');
  expect(latinWords(/PDF|AI\b|EPS|SVG|MB/g)).toEqual([]);
});

test('shows quick order in Hindi, with the Hindi titles of products', async () => {
  inHindi(<QuickOrder onBuy={() => undefined} renderQuote={() => null} />);
  await userEvent.click(screen.getAllByRole('textbox')[0]!);
  await userEvent.paste('BWL-1, 80\nNOT-1, x');
  await userEvent.click(screen.getByRole('button', { name: 'पंक्तियाँ जाँचें' }));
  expect(await screen.findByText(BOWL.titleHindi)).toHaveAttribute('lang', 'hi');
  expect(latinWords(/SKU|CSV|KRT-CHK-001|BWL-1|NOT-1/g)).toEqual([]);
});
