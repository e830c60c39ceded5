import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { QuoteForm, QuoteSubmission } from '@kargha/domain/quotes/quote-request';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer as buyer } from '#testing/sample-buyer.ts';

import { RequestForm } from './quote-request-form.tsx';

const { sendQuoteRequest } = vi.hoisted(() => ({
  sendQuoteRequest: vi.fn<(form: QuoteForm, parts: QuoteSubmission) => Promise<void>>(),
}));
const { readServerDraft, writeServerDraft } = vi.hoisted(() => ({
  readServerDraft: vi.fn<(id: string) => Promise<null>>(),
  writeServerDraft: vi.fn<(id: string, fields: object) => Promise<void>>(),
}));
vi.mock('../data/quote-api.ts', () => ({ sendQuoteRequest }));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readProducts: vi.fn() }));
vi.mock('#session/state/quote-uploads.ts', () => ({
  putRequestFile: vi.fn(),
  dropRequestFile: vi.fn(),
}));
vi.mock('../data/quote-drafts-api.ts', () => ({ readServerDraft, writeServerDraft }));

const onSent = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  readServerDraft.mockResolvedValue(null);
  writeServerDraft.mockResolvedValue();
  sendQuoteRequest.mockResolvedValue();
});

const open = (profile = buyer) =>
  renderInShop(<RequestForm profile={profile} onSent={onSent} onClose={onClose} />);
const field = (label: RegExp) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(label: RegExp, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

test('fills in the profile and sends the whole request once', async () => {
  open();
  await type(/^Expected quantity/, '80');
  await userEvent.selectOptions(field(/^Product category/), 'Kurta');
  await userEvent.click(field(/^Custom packaging/));
  await press('Submit Request');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  expect(sendQuoteRequest).toHaveBeenCalledWith(
    {
      companyName: 'Malhar Gifts LLP',
      contactPerson: 'Ira Nambiar',
      email: 'ira@malhar.example',
      phone: '9876543210',
      industry: '',
      orderType: 'corporate',
      quantity: 80,
      category: 'kurta',
      requiredBy: null,
      requirements: '',
      wantsBranding: false,
      wantsPackaging: true,
      wantsSamples: false,
      budgetPerPiece: 'flexible',
      paymentTerms: 'discuss',
      additionalInfo: '',
    },
    { requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string, files: [], lines: [] },
  );
  expect(await screen.findByText('Request submitted')).toBeVisible();
});

test('shows every field, marks required ones and labels each choice', () => {
  open();
  const marked = ['Company name', 'Contact person', 'Email', 'Phone', 'Expected quantity'];
  for (const name of marked) expect(screen.getByRole('textbox', { name })).toBeRequired();
  for (const name of ['Industry', 'Requirements', 'Additional info']) {
    expect(screen.getByRole('textbox', { name: new RegExp(`^${name}`) })).not.toBeRequired();
  }
  expect(field(/^Required by/)).toHaveAttribute('type', 'date');
  const choices = (name: string) =>
    Array.from(
      screen.getByRole<HTMLSelectElement>('combobox', { name }).options,
      ({ text }) => text,
    );
  expect(choices('Order type')).toEqual(['Corporate', 'Educational', 'Event', 'Retail']);
  const categories = ['Sarees', 'Dupatta', 'Kurta', 'Home decor', 'Accessories', 'Mixed'];
  expect(choices('Product category')).toEqual(categories);
  expect(choices('Budget per piece')).toEqual([
    '₹500 to ₹1,000',
    '₹1,000 to ₹2,500',
    '₹2,500 to ₹5,000',
    '₹5,000 or more',
    'Flexible',
  ]);
  expect(choices('Payment terms')).toEqual([
    '100% advance',
    '50% advance / 50% on delivery',
    '30-day credit',
    'Discuss later',
  ]);
  for (const name of ['Logo or branding', 'Custom packaging', 'Request samples']) {
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  }
  expect(screen.getByLabelText('Logos and references', { selector: 'input' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Save as Draft' })).toBeEnabled();
});

test('shows an error at each wrong field and sends nothing', async () => {
  open({ ...buyer, companyName: '' });
  await type(/^Expected quantity/, '0');
  await userEvent.type(field(/^Required by/), '2020-01-01');
  await press('Submit Request');
  expect(await screen.findByText('Company name is required')).toBeVisible();
  expect(screen.getByText('Expected quantity must be a whole number of at least 1')).toBeVisible();
  expect(screen.getByText('The required-by date must be in the future')).toBeVisible();
  expect(sendQuoteRequest).not.toHaveBeenCalled();
});

test('warns about a quantity below the minimum but accepts it', async () => {
  open();
  await type(/^Expected quantity/, '40');
  expect(screen.getByText(/Our usual minimum for this type of order is 50 pieces/)).toBeVisible();
  await userEvent.selectOptions(field(/^Order type/), 'Event');
  expect(screen.queryByText(/Our usual minimum/)).toBeNull();
});

test('stores a draft for its author only', async () => {
  const { unmount } = open();
  await type(/^Requirements/, 'Bowls in indigo');
  await press('Save as Draft');
  unmount();
  const other = open({ ...buyer, uid: 'u2' });
  expect(field(/^Requirements/)).toHaveValue('');
  other.unmount();
  open();
  expect(field(/^Requirements/)).toHaveValue('Bowls in indigo');
});

test('keeps what was typed after a reload', async () => {
  const { unmount } = open();
  await type(/^Requirements/, 'Bowls in indigo');
  unmount();
  open();
  expect(field(/^Requirements/)).toHaveValue('Bowls in indigo');
});

test('keeps what was typed when the form is closed', async () => {
  const { unmount } = open();
  await type(/^Industry/, 'Gifts');
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  open();
  expect(field(/^Industry/)).toHaveValue('Gifts');
});

test('shows a refusal and retries with the same request id', async () => {
  const refused = new ApiError('Too many attempts.', { status: 429, code: 'too_many_requests' });
  sendQuoteRequest.mockRejectedValueOnce(refused);
  open();
  await type(/^Expected quantity/, '80');
  await press('Submit Request');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(onSent).not.toHaveBeenCalled();
  await press('Submit Request');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [[, first] = [], [, second] = []] = sendQuoteRequest.mock.calls;
  expect(second?.requestId).toBe(first?.requestId);
});

test('starts a new form after sending', async () => {
  const { unmount } = open();
  await type(/^Expected quantity/, '80');
  await press('Save as Draft');
  await press('Submit Request');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  unmount();
  open();
  expect(field(/^Expected quantity/)).toHaveValue('');
});

test('saves a draft on the server, and only in the browser when offline', async () => {
  open();
  await type(/^Expected quantity/, '80');
  await press('Save as Draft');
  expect(await screen.findByText('Your draft is saved under Quotations.')).toBeVisible();
  const [id, fields] = writeServerDraft.mock.calls[0]!;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(fields).toMatchObject({ uid: 'u1', state: 'draft', quantity: 80, requiredBy: null });
  writeServerDraft.mockRejectedValueOnce(new Error('offline'));
  await press('Save as Draft');
  expect(await screen.findByText('Your draft is saved in this browser.')).toBeVisible();
});
