import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { ApiError } from '#lib/server/api-client.ts';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { inDays, sampleOffer, sampleQuote } from '#testing/sample-quotation.ts';

import { OfferActions } from './offer-actions.tsx';

type Send = (id: string, version: number, text: string) => Promise<void>;
type Accept = (id: string, acceptance: object) => Promise<object>;

const { declineOffer, requestChanges, renewOffer, acceptOffer } = vi.hoisted(() => ({
  declineOffer: vi.fn<Send>(),
  requestChanges: vi.fn<Send>(),
  renewOffer: vi.fn<Send>(),
  acceptOffer: vi.fn<Accept>(),
}));
vi.mock('#session/state/quote-uploads.ts', () => ({
  putMessageFile: vi.fn(),
  dropMessageFile: vi.fn(),
}));
vi.mock('../../state/quote-actions.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  declineOffer,
  requestChanges,
  renewOffer,
  acceptOffer,
  messageFile: vi.fn(),
  quotationFile: vi.fn(),
  quotationPdf: vi.fn(),
  sendMessage: vi.fn(),
  withdrawRequest: vi.fn(),
}));

const onChanged = vi.fn<() => void>();

const offer = { ...sampleOffer, version: 2 };
const answers = (quote = sampleQuote) =>
  renderInShop(<OfferActions quote={quote} offer={offer} onChanged={onChanged} />);

beforeEach(() => {
  vi.resetAllMocks();
  useSession.setState({ status: 'unknown' }, true);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('sends requested changes with the version that was shown', async () => {
  answers();
  await press('Request changes');
  await userEvent.type(await screen.findByLabelText('What would you like to change?'), 'In green');
  await press('Send request');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(requestChanges).toHaveBeenCalledWith('q1', 2, 'In green');
  expect(await screen.findByText('Your request has been sent.')).toBeVisible();
});

test('requires a reason to decline', async () => {
  answers();
  await press('Decline offer');
  await screen.findByLabelText('Reason');
  await press('Decline offer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please give a reason.');
  expect(declineOffer).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Reason'), 'Too late');
  await press('Decline offer');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(declineOffer).toHaveBeenCalledWith('q1', 2, 'Too late');
});

test('says that the offer has changed and keeps what was typed', async () => {
  const sentence = 'This offer has changed. Please check the latest version.';
  requestChanges.mockRejectedValue(new ApiError(sentence, { status: 409, code: 'stale' }));
  answers();
  await press('Request changes');
  await userEvent.type(await screen.findByLabelText('What would you like to change?'), 'In green');
  await press('Send request');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(onChanged).not.toHaveBeenCalled();
  expect(screen.getByLabelText('What would you like to change?')).toHaveValue('In green');
  await press('Close');
  expect(onChanged).toHaveBeenCalledOnce();
});

test.each(['stale', 'expired'])(
  'reloads an offer whose acceptance is refused because it is %s',
  async (code) => {
    acceptOffer.mockRejectedValue(new ApiError('It has changed.', { status: 409, code }));
    answers();
    await press('Accept offer');
    await fill(PLACE);
    await press('Accept and place order');
    expect(await screen.findByText('It has changed.')).toBeVisible();
    expect(onChanged).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  15_000,
);

async function fill(fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${name}`)), value);
  }
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Maharashtra');
}

const PLACE = {
  'Contact at delivery': 'Ira Nambiar',
  Phone: '9876543210',
  'Address line 1': '4 Canal Road',
  City: 'Pune',
  Pincode: '411001',
};

test('accepts an offer with its version, PO number and delivery address', async () => {
  acceptOffer.mockResolvedValue({ orderId: 'o1', orderNumber: 'KG-12345678' });
  answers();
  await press('Accept offer');
  const dialog = await screen.findByRole('dialog');
  for (const text of ['₹94,400', '27AAECN4821K1ZB', 'Maharashtra (27)', 'Due now₹47,200']) {
    expect(dialog).toHaveTextContent(text);
  }
  await fill({ 'Your PO number': 'PO/42', ...PLACE });
  await press('Accept and place order');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(acceptOffer).toHaveBeenCalledWith(
    'q1',
    expect.objectContaining({
      version: 2,
      purchaseOrderNumber: 'PO/42',
      deliverTo: expect.objectContaining({ state: 'Maharashtra', city: 'Pune' }) as object,
    }),
  );
  expect(
    await screen.findByText('Offer accepted. Your order number is KG-12345678.'),
  ).toBeVisible();
}, 15_000);

test('requires a delivery address and shows a refusal above the form', async () => {
  acceptOffer.mockRejectedValue(new ApiError('No.', { status: 409, code: 'not_allowed' }));
  answers();
  await press('Accept offer');
  await press('Accept and place order');
  expect(await screen.findByText('Pincode is required')).toBeVisible();
  expect(acceptOffer).not.toHaveBeenCalled();
  await fill(PLACE);
  await press('Accept and place order');
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  expect(onChanged).not.toHaveBeenCalled();
}, 15_000);

test('says which address the invoice uses for delivery to another state', async () => {
  const office = { id: 'a1', line1: '9 Loom Street', city: 'Pune', state: 'Maharashtra' };
  const signInWith = (addresses: object[]) =>
    useSession.setState(
      { status: 'signed-in', profile: { role: 'b2b_buyer', addresses } as unknown as UserProfile },
      true,
    );
  signInWith([]);
  answers();
  await press('Accept offer');
  expect(screen.queryByText(/made out to/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Kerala');
  expect(screen.getByText(/Your GST number is registered in Maharashtra/)).toBeVisible();
  act(() => signInWith([office]));
  expect(screen.getByText(/your saved address: 9 Loom Street, Pune/)).toBeVisible();
}, 15_000);

test('lets an expired offer only be renewed', async () => {
  answers({ ...sampleQuote, validUntil: inDays(-1) });
  expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull();
  await press('Request a new offer');
  await press('Send request');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(renewOffer).toHaveBeenCalledWith('q1', 2, '');
});
