import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { ReminderState } from '@kargha/domain/people/marketing';
import { marketingEndpoints, type AbandonedRow } from '@kargha/domain/people/marketing-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { AbandonedCheckoutsView } from './abandoned-checkouts-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

let rows: AbandonedRow[];
const remindCheckout = vi.fn<(id: string) => AbandonedRow>();

const LEFT: AbandonedRow = {
  id: 'o1',
  number: 'KG-LEFT0001',
  name: 'Asha Devi',
  email: 'asha@mail.example',
  value: paise(180_000),
  pieces: 1,
  lastStep: 'expired',
  reminder: 'waiting',
  remindedAt: null,
  createdAt: new Date('2026-11-21T06:00:00Z'),
};

const list = (...listed: Partial<AbandonedRow>[]) => {
  rows = listed.map((row) => ({ ...LEFT, ...row }));
};

/** The reminder changes the row, also where it is read again. */
const remindWith = (change: Partial<AbandonedRow>) =>
  remindCheckout.mockImplementation((id) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
    return { ...LEFT, ...change };
  });

const buttons = () => screen.queryAllByRole('button', { name: /^Send now: reminder/ });
const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr')!);

beforeEach(() => {
  vi.resetAllMocks();
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(marketingEndpoints.abandoned, () => ({ rows, nextCursor: null })),
    answerTo(marketingEndpoints.remind, ({ params: { id = '' } }) => ({ row: remindCheckout(id) })),
  ]);
});

test('offers a reminder only where none was decided and there is an email address', async () => {
  const states: ReminderState[] = ['waiting', 'late', 'sent', 'no_consent', 'bought'];
  list(...states.map((reminder) => ({ id: reminder, number: `KG-${reminder}`, reminder })), {
    id: 'phone',
    number: 'KG-phone',
    email: '',
  });
  renderInShop(<AbandonedCheckoutsView />);
  await screen.findByText('KG-phone');
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Send now: reminder for KG-waiting',
    'Send now: reminder for KG-late',
  ]);
});

test('sends a reminder, says so and updates the row without opening the order', async () => {
  list({}, { id: 'o2', number: 'KG-LEFT0002' });
  remindWith({ reminder: 'sent', remindedAt: new Date('2026-11-22T06:00:00Z') });
  renderInShop(<AbandonedCheckoutsView />);
  await userEvent.click((await rowOf('KG-LEFT0001')).getByRole('button'));
  expect(remindCheckout.mock.calls).toEqual([['o1']]);
  expect(await screen.findByText('Reminder sent to asha@mail.example')).toBeVisible();
  expect(await (await rowOf('KG-LEFT0001')).findByText('Sent')).toBeVisible();
  expect(buttons()).toHaveLength(1);
});

test('says why no reminder was sent', async () => {
  list({});
  remindWith({ reminder: 'no_consent' });
  renderInShop(<AbandonedCheckoutsView />);
  await userEvent.click((await rowOf('KG-LEFT0001')).getByRole('button'));
  const reason = 'Not sent: this customer has not agreed to reminders.';
  expect(await screen.findByText(reason)).toBeVisible();
  expect(await (await rowOf('KG-LEFT0001')).findByText('No consent')).toBeVisible();
});

test('shows why sending failed and keeps the button', async () => {
  list({});
  remindCheckout.mockImplementation(() => {
    throw new ApiError('We could not find this checkout.', {
      status: 404,
      code: 'not_found',
      details: undefined,
    });
  });
  renderInShop(<AbandonedCheckoutsView />);
  await userEvent.click((await rowOf('KG-LEFT0001')).getByRole('button'));
  expect(await screen.findByText('We could not find this checkout.')).toBeVisible();
  expect(buttons()).toHaveLength(1);
});
