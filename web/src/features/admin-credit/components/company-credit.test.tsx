import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CompanyCredit, CreditWarning } from './company-credit.tsx';
import { COMPANY_CREDIT } from '#testing/sample-company-credit.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const answer = vi.mocked(callStaffApi);
const standing = { ...COMPANY_CREDIT, limit: null, revision: 0 };

function withCredit(changes: Partial<typeof COMPANY_CREDIT>, owed = { onCredit: 0, overdue: 0 }) {
  const found = { standing: { ...standing, ...changes }, ...owed };
  answer.mockImplementation((_path, call) =>
    Promise.resolve(call?.method === 'PUT' ? { revision: 1 } : found),
  );
}

beforeEach(() => {
  answer.mockReset();
});

test('sets the first limit of a company, with a reason', async () => {
  withCredit({});
  renderInShop(<CompanyCredit uid="u1" />);
  expect(await screen.findByText(/No credit limit yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set limit for Malhar Gifts LLP' }));
  await userEvent.type(screen.getByLabelText('Credit limit (₹)'), '50000');
  await userEvent.type(screen.getByLabelText('Reason'), 'Agreed by phone.');
  withCredit({ limit: 5_000_000, revision: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  const body = { limit: 5_000_000, revision: 0, reason: 'Agreed by phone.' };
  expect(answer).toHaveBeenCalledWith('/credit/u1', { method: 'PUT', body });
  expect(await screen.findByText(/Limit ₹50,000, ₹0 outstanding/)).toBeVisible();
});

test('offers no limit for an unverified company', async () => {
  withCredit({ isVerified: false });
  renderInShop(<CompanyCredit uid="u1" />);
  expect(await screen.findByText(/Verify the company/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [{}, { onCredit: 0, overdue: 0 }, /This company has no credit limit/],
  [{ limit: 1_000_000 }, { onCredit: 0, overdue: 5000 }, /₹50 is overdue/],
  [
    { limit: 1_000_000 },
    { onCredit: 600_000, overdue: 0 },
    /offer is ₹5,000, but only ₹4,000 of the limit is left/,
  ],
])(
  'warns that the company could not accept an offer on credit: %j',
  async (changes, owed, sentence) => {
    withCredit(changes, owed);
    renderInShop(<CreditWarning uid="u1" amount={500_000} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: /^Set limit/ })).toBeVisible();
  },
);

test('shows no warning for an offer within the limit', async () => {
  withCredit({ limit: 1_000_000 }, { onCredit: 500_000, overdue: 0 });
  renderInShop(<CreditWarning uid="u1" amount={500_000} />);
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
