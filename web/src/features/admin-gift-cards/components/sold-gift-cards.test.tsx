import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

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
const details = { ...card, issuedAt: '2026-11-01T06:30:00Z', events: [], hasEarlier: false };

const SALE = {
  id: 's1',
  number: 'GS-8X2M',
  state: 'paid',
  buyerName: 'Ravi Rao',
  buyerEmail: 'ravi@mail.example',
  deliverOn: '2026-12-06',
  isEmailed: false,
};

function showSold(changes: object) {
  const sold = { ...card, id: 'active', number: 'GC-sold', sale: SALE, ...changes };
  vi.mocked(callStaffApi).mockImplementation((path) =>
    Promise.resolve(
      path.startsWith('/gift-cards/active')
        ? { card: { ...details, ...sold } }
        : { rows: [sold], nextCursor: null, state: 'refunded' },
    ),
  );
  renderInShop(<GiftCardsView />);
}

test('shows that a card was sold, by whom it was bought and when it is emailed', async () => {
  showSold({ balance: 500_000 });
  expect(await screen.findByText('Bought by Ravi Rao')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'View history of GC-sold' }));
  const dialog = await screen.findByRole('dialog', { name: 'GC-sold' });
  expect(dialog).toHaveTextContent('GS-8X2M · ravi@mail.example');
  expect(dialog).toHaveTextContent('Paid · Emailed to the recipient on 6 Dec 2026');
});

test('refunds an unspent sold card with a reason', async () => {
  showSold({ balance: 500_000 });
  fireEvent.click(await screen.findByRole('button', { name: 'View history of GC-sold' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const asked = await screen.findByRole('dialog', { name: 'Refund GC-sold?' });
  expect(asked).toHaveTextContent('The card is disabled and ₹5,000 goes back to the buyer.');
  fireEvent.change(within(asked).getByLabelText('Reason'), { target: { value: 'By mistake' } });
  fireEvent.click(within(asked).getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('Gift card refunded')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/gift-card-sales/s1/refund', {
    method: 'POST',
    body: { reason: 'By mistake' },
  });
});

test.each([
  ['something was spent', { balance: 311_000 }],
  ['it was refunded', { balance: 500_000, sale: { ...SALE, state: 'refunded' } }],
  ['staff have issued it', { balance: 500_000, sale: undefined }],
])('offers no refund when %s', async (_, changes) => {
  showSold(changes);
  fireEvent.click(await screen.findByRole('button', { name: 'View history of GC-sold' }));
  await screen.findByRole('dialog', { name: 'GC-sold' });
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('offers no refund to staff who may not refund', async () => {
  signInStaff('catalogue');
  showSold({ balance: 500_000 });
  fireEvent.click(await screen.findByRole('button', { name: 'View history of GC-sold' }));
  await screen.findByRole('dialog', { name: 'GC-sold' });
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});
