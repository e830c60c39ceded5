import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { GiftCardsView } from './gift-cards-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const card = {
  id: 'c1',
  number: 'GC-1001',
  last4: 'N4PD',
  customerName: 'Asha Verma',
  customerEmail: 'asha@kargha.example',
  initial: 500_000,
  balance: 311_000,
  state: 'active',
  expiresAt: '2027-11-20T20:00:00Z',
};
const rows = ['active', 'used', 'expired', 'disabled'].map((state) => ({
  ...card,
  id: state,
  number: `GC-${state}`,
  state,
}));
const events = [
  {
    what: 'restored',
    amount: 50_000,
    orderId: 'o2',
    by: 'Sita',
    at: '2026-11-03T06:30:00Z',
    until: '2027-02-01T18:29:59.999Z',
  },
  { what: 'lapsed', amount: 12_000, orderId: 'o2', by: 'Sita', at: '2026-11-03T06:30:00Z' },
  { what: 'redeemed', amount: 189_000, orderId: 'o1', by: 'shopper', at: '2026-11-02T06:30:00Z' },
  { what: 'issued', amount: 500_000, orderId: null, by: 'Sita', at: '2026-11-01T06:30:00Z' },
];

const details = { ...rows[0], issuedAt: '2026-11-01T06:30:00Z', events, hasEarlier: false };

beforeEach(() => {
  vi.mocked(callStaffApi).mockImplementation((path, call) => {
    if (path.endsWith('/totals')) {
      return Promise.resolve({
        totals: { active: 12, value: 2_500_000, redeemed: 700_050, expired: 3 },
      });
    }
    if (path.endsWith('/disable')) {
      return Promise.resolve({ card: { ...rows[0], state: 'disabled' } });
    }
    if (call?.method === 'POST') return Promise.resolve({ code: '8X2M-Q7WZ-0000-N4PD', card });
    if (path === '/gift-cards/active') return Promise.resolve({ card: details });
    return Promise.resolve({ rows, nextCursor: null });
  });
});

test('shows active cards, total value, redeemed and expired', async () => {
  renderInShop(<GiftCardsView />);
  const tiles = screen.getByLabelText('Gift card totals');
  for (const [label, value] of [
    ['Active Gift Cards', '12'],
    ['Total Value', '₹25,000'],
    ['Redeemed', '₹7,000.50'],
    ['Expired', '3'],
  ] as const) {
    const tile = within(tiles).getByText(label).parentElement!;
    expect(await within(tile).findByText(value)).toBeVisible();
  }
});

test('focuses the first field of the gift card form', async () => {
  renderInShop(<GiftCardsView />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Issue gift card' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getAllByRole('textbox')[0]).toHaveFocus());
});

test('filters by the four statuses on the server', async () => {
  renderInShop(<GiftCardsView />);
  const filter = screen.getByRole('group', { name: 'Filter' });
  expect(
    within(filter)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['All gift cards', 'Active', 'Used', 'Expired', 'Disabled']);
  fireEvent.click(within(filter).getByRole('button', { name: 'Used' }));
  await vi.waitFor(() => {
    expect(callStaffApi).toHaveBeenCalledWith('/gift-cards?filter=used', { method: 'GET' });
  });
});

test('shows masked code, customer, value, balance, status and expiry', async () => {
  renderInShop(<GiftCardsView />);
  await screen.findByText('GC-active');
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Gift Card',
    'Customer',
    'Initial Value',
    'Balance',
    'Status',
    'Expires',
  ]);
  const lines = screen.getAllByRole('row').slice(1);
  for (const [at, word] of ['Active', 'Used', 'Expired', 'Disabled'].entries()) {
    const line = lines[at]!;
    expect(within(line).getByRole('rowheader')).toHaveTextContent('•••• •••• •••• N4PD');
    expect(
      within(line)
        .getAllByRole('cell')
        .map((one) => one.textContent),
    ).toEqual(['Asha Vermaasha@kargha.example', '₹5,000', '₹3,110', word, '21 Nov 2027']);
  }
});

test('shows the code of a new card until staff confirm that they saved it', async () => {
  renderInShop(<GiftCardsView />);
  fireEvent.click(screen.getByRole('button', { name: 'Issue gift card' }));
  const form = await screen.findByRole('form', { name: 'Issue gift card' });
  fireEvent.change(within(form).getByLabelText('Value (₹)'), { target: { value: '1500.50' } });
  fireEvent.change(within(form).getByLabelText('Expiry date'), { target: { value: '2027-12-31' } });
  fireEvent.change(within(form).getByLabelText('Customer'), { target: { value: 'Asha Verma' } });
  fireEvent.submit(form);
  expect(await screen.findByText('8X2M-Q7WZ-0000-N4PD')).toBeVisible();
  expect(screen.getByText(/You cannot see it again/)).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/gift-cards', {
    method: 'POST',
    body: {
      requestId: expect.any(String) as string,
      customerName: 'Asha Verma',
      customerEmail: '',
      amount: 150_050,
      expiresOn: '2027-12-31',
      sendMail: false,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'I have saved the code' }));
  await vi.waitFor(() => {
    expect(screen.queryByText('8X2M-Q7WZ-0000-N4PD')).toBeNull();
  });
});

test('reports a card already issued with earlier details, shows no code, and reloads the list', async () => {
  const sentence = 'This gift card was already issued with your earlier details.';
  renderInShop(<GiftCardsView />);
  await screen.findByText('GC-active');
  fireEvent.click(screen.getByRole('button', { name: 'Issue gift card' }));
  const form = await screen.findByRole('form', { name: 'Issue gift card' });
  fireEvent.change(within(form).getByLabelText('Value (₹)'), { target: { value: '1500' } });
  fireEvent.change(within(form).getByLabelText('Customer'), { target: { value: 'Asha Verma' } });
  vi.mocked(callStaffApi)
    .mockClear()
    .mockRejectedValueOnce(new ApiError(sentence, { status: 409, code: 'already_saved' }));
  fireEvent.submit(form);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText('8X2M-Q7WZ-0000-N4PD')).toBeNull();
  await vi.waitFor(() =>
    expect(callStaffApi).toHaveBeenCalledWith('/gift-cards?filter=all', { method: 'GET' }),
  );
});

test('opens the history from the card’s name and disables the card with a reason', async () => {
  renderInShop(<GiftCardsView />);
  fireEvent.click(await screen.findByRole('button', { name: 'View history of GC-active' }));
  const dialog = await screen.findByRole('dialog', { name: 'GC-active' });
  expect(await within(dialog).findByText('₹1,890')).toBeVisible();
  expect(within(dialog).getByText(/until 1 Feb 2027/)).toBeVisible();
  expect(within(dialog).getByText(/Written off \(card expired\)/)).toBeVisible();
  expect(within(dialog).getAllByRole('link', { name: 'Order' })[2]).toHaveAttribute(
    'href',
    '/admin/orders/o1',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
  const asked = await screen.findByRole('dialog', { name: 'Disable GC-active?' });
  fireEvent.click(within(asked).getByRole('button', { name: 'Disable' }));
  expect(await within(asked).findByText('Please give a reason')).toBeVisible();
  fireEvent.change(within(asked).getByLabelText('Reason'), { target: { value: 'Lost' } });
  fireEvent.click(within(asked).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Gift card disabled')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/gift-cards/active/disable', {
    method: 'POST',
    body: { reason: 'Lost' },
  });
});
