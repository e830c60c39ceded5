import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { QuoteOffer } from '@kargha/domain/quotes/quote-offer';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { ShownQuote } from '#lib/documents/quote-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleOfferProduct } from '#testing/sample-offer-product.ts';
import { sampleStaffQuote } from '#testing/sample-quotation.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import type { ProductOption } from '#session/state/find-products.ts';

import type {
  StaffQuote,
  OfferProduct,
  readProductFacts as readFacts,
} from '../state/staff-quote.ts';
import { OfferForm } from './offer-form.tsx';

beforeEach(() => signInStaff('owner'));

const { saveOffer, takeStep, readProductFacts, readOfferProducts, findActiveProducts } = vi.hoisted(
  () => ({
    readProductFacts: vi.fn<typeof readFacts>(),
    readOfferProducts: vi.fn<(ids: string) => Promise<OfferProduct[]>>(),
    findActiveProducts: vi.fn<() => Promise<ProductOption[]>>(),
    saveOffer: vi.fn<(quote: ShownQuote, offer: QuoteOffer) => Promise<StaffQuote>>(),
    takeStep: vi.fn<(quote: ShownQuote, step: string) => Promise<StaffQuote>>(),
  }),
);
vi.mock('#session/state/quote-uploads.ts', () => ({
  putMessageFile: vi.fn(),
  dropMessageFile: vi.fn(),
}));
vi.mock('../data/staff-quote-api.ts', () => ({
  saveOffer,
  takeStep,
  closeRequest: vi.fn(),
  listQuotes: vi.fn(),
  readStaffQuote: vi.fn(),
  readRequestFile: vi.fn(),
  readMessageFile: vi.fn(),
  readOfferPdf: vi.fn(),
  sendStaffMessage: vi.fn(),
}));
vi.mock('../data/offer-products-api.ts', () => ({ readProductFacts, readOfferProducts }));
vi.mock('#session/state/find-products.ts', async (original) => ({
  ...(await original<object>()),
  findActiveProducts,
}));

const staffQuote: StaffQuote = { ...sampleStaffQuote };
const onChange = vi.fn<(staffQuote: StaffQuote) => void>();

const product: OfferProduct = { ...sampleOfferProduct, id: 'saree', price: 900 };
const found: ProductOption = {
  ...{ id: 'saree', label: 'Kota saree', detail: '' },
  ...{ isActive: true, available: null },
};

beforeEach(() => {
  vi.resetAllMocks();
  readOfferProducts.mockResolvedValue([]);
  findActiveProducts.mockResolvedValue([found]);
});

const form = (shown = staffQuote) =>
  renderInShop(
    <OfferForm
      staffQuote={shown}
      renderOffer={({ totals, placeOfSupply }) => (
        <p>
          {formatPaise(totals.total)} {placeOfSupply.name}
        </p>
      )}
      renderCredit={(amount) => <p>Credit for {amount} paise</p>}
      onChange={onChange}
    />,
  );

async function type(label: string, words: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, words);
}

test('prices an offer while it is edited and saves it in paise', async () => {
  saveOffer.mockResolvedValue(staffQuote);
  form();
  await type('Description', 'Khadi kurta');
  await type('Unit price (₹)', '500.50');
  await type('Discount (%)', '10');
  await type('HSN code', '6211');
  await type('Shipping (₹)', '1200');
  const preview = screen.getByRole('region', { name: 'What the buyer sees' });
  expect(within(preview).getByText('₹43,722.48 Maharashtra')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(saveOffer.mock.calls[0]?.[1]).toMatchObject({
    lines: [{ description: 'Khadi kurta', quantity: 80, unitPrice: 50_050, discountPercent: 10 }],
    shipping: 120_000,
    paymentTerms: 'half-advance',
  });
}, 20_000);

test('says when prices are with GST', () => {
  form();
  expect(screen.queryByText(/with GST/)).toBeNull();
  form({ ...staffQuote, taxMode: { taxIncluded: true } });
  expect(screen.getByText(/^Prices, discounts and shipping are with GST/)).toBeVisible();
});

test('shows validation errors at their fields and saves nothing', async () => {
  form();
  await type('Quantity', '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  expect(await screen.findByText('Each line needs at least 1 piece.')).toBeVisible();
  expect(screen.getByText('Each line needs a description.')).toBeVisible();
  expect(screen.getByText('Each line needs an HSN code.')).toBeVisible();
  expect(screen.getByText('Fill in every line to see the preview.')).toBeVisible();
  expect(saveOffer).not.toHaveBeenCalled();
}, 20_000);

test('rejects a phone number as quantity and keeps the other values', async () => {
  form();
  await type('Description', 'Khadi kurta');
  await type('Unit price (₹)', '12,000');
  await type('Quantity', '9876543210');
  await userEvent.tab();
  expect(await screen.findByText('A line can have at most 10,00,000 pieces.')).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Khadi kurta');
  expect(screen.getByText('Fill in every line to see the preview.')).toBeVisible();
  await type('Quantity', '10');
  const preview = screen.getByRole('region', { name: 'What the buyer sees' });
  expect(within(preview).getByText('₹1,41,600 Maharashtra')).toBeVisible();
}, 20_000);

test('shows above the lines when the offer exceeds the limit', async () => {
  form();
  await type('Unit price (₹)', '1,00,00,000');
  await type('Quantity', '1000');
  await type('Description', 'Khadi kurta');
  await type('HSN code', '6211');
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  const message = 'The goods of an offer can be worth at most ₹100 crore.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(saveOffer).not.toHaveBeenCalled();
}, 20_000);

const SILK = { hsnPrefix: '50', maxUnitRupees: 2500, percent: 5, note: '', to: null };

test.each([
  ['the rate of the tax table', { price: 2400 }, '5'],
  ['the flat rate above the table’s ceiling', { price: 2600 }, '18'],
  ['no tax for a product without tax', { price: 2400, chargeTax: false }, '0'],
])('an added product starts with %s', async (_what, change, rate) => {
  const rates = [{ ...SILK, from: new Date('2025-09-21T18:30:00Z') }];
  readProductFacts.mockResolvedValue({
    product: { ...product, ...change },
    tax: { ratesEnabled: true, rates },
  });
  form();
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a product' }), 'Kota');
  await userEvent.click(await screen.findByRole('option', { name: 'Kota saree' }));
  expect(await screen.findByDisplayValue('Kota saree')).toBeVisible();
  expect(screen.getByLabelText('GST')).toHaveValue(rate);
});

test('starts the first offer with the requested products', () => {
  const line = {
    productId: 'kurta',
    description: 'Khadi kurta',
    quantity: 300,
    unitPrice: paise(162_000),
    discountPercent: 0,
    customisation: '',
    hsnCode: '6211',
    taxPercent: 5,
  };
  form({
    ...staffQuote,
    startLines: [line, { ...line, productId: 'stole', description: 'Eri stole' }],
  });
  const [first, second] = screen.getAllByRole('group', { name: /^Line/ });
  expect(within(first!).getByLabelText('Description')).toHaveValue('Khadi kurta');
  expect(within(first!).getByLabelText('Quantity')).toHaveValue('300');
  expect(within(first!).getByLabelText('Unit price (₹)')).toHaveValue('1620');
  expect(within(first!).getByLabelText('HSN code')).toHaveValue('6211');
  expect(within(second!).getByLabelText('Description')).toHaveValue('Eri stole');
});

test('keeps what is typed while a product loads', async () => {
  let answer: (facts: Awaited<ReturnType<typeof readFacts>>) => void = () => undefined;
  readProductFacts.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  form();
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a product' }), 'Kota');
  await userEvent.click(await screen.findByRole('option', { name: 'Kota saree' }));
  await type('Description', 'Cotton bag');
  await type('Quantity', '120');
  await type('Shipping (₹)', '1200');
  answer({ product, tax: { ratesEnabled: false, rates: [] } });
  expect(await screen.findByDisplayValue('Kota saree')).toBeVisible();
  expect(screen.getByDisplayValue('Cotton bag')).toBeVisible();
  expect(
    screen.getAllByLabelText('Quantity').map((field) => (field as HTMLInputElement).value),
  ).toEqual(['120', '1']);
  expect(screen.getByLabelText('Shipping (₹)')).toHaveValue('1200');
}, 20_000);

test('checks the credit for the offer’s total once 30-day credit is chosen', async () => {
  form();
  expect(screen.queryByText(/^Credit for/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Payment terms'), 'credit-30');
  expect(await screen.findByText(/^Credit for \d+ paise$/)).toBeVisible();
});
