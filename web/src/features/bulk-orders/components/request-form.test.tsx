import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { QuoteForm, QuoteSubmission } from '@kargha/domain/quote-request';
import type { UserProfile } from '@kargha/domain/user-profile';
import { ApiError } from '#lib/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { RequestForm } from './request-form.tsx';

const { sendQuoteRequest } = vi.hoisted(() => ({
  sendQuoteRequest: vi.fn<(form: QuoteForm, parts: QuoteSubmission) => Promise<void>>(),
}));
const { putQuoteFile, dropQuoteFile } = vi.hoisted(() => ({
  putQuoteFile:
    vi.fn<(place: object, file: File, show: (share: number) => void) => Promise<void>>(),
  dropQuoteFile: vi.fn<(uid: string, id: string, name: string) => Promise<void>>(),
}));
const { readServerDraft, writeServerDraft } = vi.hoisted(() => ({
  readServerDraft: vi.fn<(id: string) => Promise<null>>(),
  writeServerDraft: vi.fn<(id: string, fields: object) => Promise<void>>(),
}));
vi.mock('../data/quote-api.ts', () => ({ sendQuoteRequest }));
vi.mock('#lib/firebase-shelf.ts', () => ({ readProducts: vi.fn() }));
vi.mock('../data/quote-files.ts', () => ({ putQuoteFile, dropQuoteFile }));
vi.mock('../data/server-drafts.ts', () => ({ readServerDraft, writeServerDraft }));

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
  putQuoteFile.mockResolvedValue();
  dropQuoteFile.mockResolvedValue();
  readServerDraft.mockResolvedValue(null);
  writeServerDraft.mockResolvedValue();
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
    { requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as string, files: [], lines: [] },
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
  expect(second?.requestId).toBe(first?.requestId);
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

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Logos and references', { selector: 'input' }), files);

test('files are uploaded under the request and sent with it, and can be taken away again', async () => {
  open();
  await type(/^Expected quantity/, '80');
  await choose(new File([PNG], 'logo.png'), new File([PNG], 'swatch.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove swatch.png' }));
  expect(dropQuoteFile).toHaveBeenCalledWith('u1', expect.any(String), 'swatch.png');
  await press('Submit Request');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [, { requestId, files }] = sendQuoteRequest.mock.calls[0]!;
  expect(files).toEqual(['logo.png']);
  const place = { uid: 'u1', requestId, name: 'logo.png', type: 'image/png' };
  expect(putQuoteFile).toHaveBeenCalledWith(place, expect.any(File), expect.any(Function));
}, 15_000);

test('a renamed program and a file that is too large are refused before they are uploaded', async () => {
  open();
  const large = new File([PNG], 'large.png');
  Object.defineProperty(large, 'size', { value: 1024 ** 3 });
  await choose(new File(['MZ program'], 'logo.png'), large);
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('The content of this file is not what its name says.');
  await vi.waitFor(() => expect(refused).toHaveTextContent('A file can have at most 10 MB.'));
  expect(putQuoteFile).not.toHaveBeenCalled();
});

test('a draft is saved with the shop as well; without a connection it stays in the browser', async () => {
  open();
  await type(/^Expected quantity/, '80');
  await press('Save as Draft');
  expect(await screen.findByText('Your draft is saved under Quotations.')).toBeVisible();
  const [id, fields] = writeServerDraft.mock.calls[0]!;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(fields).toMatchObject({ uid: 'u1', state: 'draft', quantity: 80, requiredBy: null });
  writeServerDraft.mockRejectedValueOnce(new Error('offline'));
  await press('Save as Draft');
  expect(await screen.findByText('Your draft is kept in this browser.')).toBeVisible();
});
