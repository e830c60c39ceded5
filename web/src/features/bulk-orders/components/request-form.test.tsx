import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { QuoteForm } from '@kargha/domain/quote-request';
import type { UserProfile } from '@kargha/domain/user-profile';
import { ApiError } from '#lib/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { RequestForm } from './request-form.tsx';

const { sendQuoteRequest } = vi.hoisted(() => ({
  sendQuoteRequest: vi.fn<(form: QuoteForm, requestId: string) => Promise<void>>(),
}));
vi.mock('../data/quote-api.ts', () => ({ sendQuoteRequest }));

const buyer = {
  uid: 'u1',
  companyName: 'Malhar Gifts LLP',
  fullName: 'Ira Nambiar',
  email: 'ira@malhar.example',
  phone: '9876543210',
} as UserProfile;

const onSent = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  sendQuoteRequest.mockResolvedValue();
});

const open = (profile = buyer) =>
  renderInShop(<RequestForm profile={profile} onSent={onSent} onClose={onClose} />);
const field = (label: RegExp) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(label: RegExp, words: string) {
  await userEvent.click(field(label));
  await userEvent.paste(words);
}

test('what the profile knows stands there, and one submission sends the whole request', async () => {
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
    expect.stringMatching(/^[0-9a-f]{32}$/),
  );
  expect(await screen.findByText('Request submitted')).toBeVisible();
});

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  open({ ...buyer, companyName: '' });
  await type(/^Expected quantity/, '0');
  await userEvent.type(field(/^Required by/), '2020-01-01');
  await press('Submit Request');
  expect(await screen.findByText('Company name is required')).toBeVisible();
  expect(screen.getByText('Expected quantity must be a whole number of at least 1')).toBeVisible();
  expect(screen.getByText('The required-by date must be in the future')).toBeVisible();
  expect(sendQuoteRequest).not.toHaveBeenCalled();
});

test('fewer pieces than usual can be asked for, with a word of warning', async () => {
  open();
  await type(/^Expected quantity/, '40');
  expect(screen.getByText(/We usually weave from 50 pieces/)).toBeVisible();
  await userEvent.selectOptions(field(/^Order type/), 'Event');
  expect(screen.queryByText(/We usually weave from/)).toBeNull();
});

test('a draft is kept for the person who wrote it, and for nobody else', async () => {
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

test('closing loses nothing that was typed', async () => {
  const { unmount } = open();
  await type(/^Industry/, 'Gifts');
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  open();
  expect(field(/^Industry/)).toHaveValue('Gifts');
});

test('a refusal is shown, and the second try is the same request', async () => {
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
  expect(second).toBe(first);
});

test('after it was sent a new form begins', async () => {
  const { unmount } = open();
  await type(/^Expected quantity/, '80');
  await press('Save as Draft');
  await press('Submit Request');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  unmount();
  open();
  expect(field(/^Expected quantity/)).toHaveValue('');
});
