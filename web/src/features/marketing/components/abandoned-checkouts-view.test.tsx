import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { ReminderState } from '@kargha/domain/people/marketing';
import type { AbandonedRow } from '@kargha/domain/people/marketing-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { AbandonedCheckoutsView } from './abandoned-checkouts-view.tsx';

const { listAbandonedCheckouts, remindCheckout } = vi.hoisted(() => ({
  listAbandonedCheckouts: vi.fn(),
  remindCheckout: vi.fn<(id: string) => Promise<AbandonedRow>>(),
}));
vi.mock('../data/marketing-api.ts', () => ({ listAbandonedCheckouts, remindCheckout }));

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

const list = (...rows: Partial<AbandonedRow>[]) =>
  listAbandonedCheckouts.mockResolvedValue({
    rows: rows.map((row) => ({ ...LEFT, ...row })),
    nextCursor: null,
  });

const buttons = () => screen.queryAllByRole('button', { name: /^Send now: reminder/ });
const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr')!);

beforeEach(() => void vi.resetAllMocks());

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
  remindCheckout.mockResolvedValue({
    ...LEFT,
    reminder: 'sent',
    remindedAt: new Date('2026-11-22T06:00:00Z'),
  });
  renderInShop(<AbandonedCheckoutsView />);
  await userEvent.click((await rowOf('KG-LEFT0001')).getByRole('button'));
  expect(remindCheckout.mock.calls).toEqual([['o1']]);
  expect(await screen.findByText('Reminder sent to asha@mail.example')).toBeVisible();
  expect((await rowOf('KG-LEFT0001')).getByText('Sent')).toBeVisible();
  expect(buttons()).toHaveLength(1);
});

test('says why no reminder was sent', async () => {
  list({});
  remindCheckout.mockResolvedValue({ ...LEFT, reminder: 'no_consent' });
  renderInShop(<AbandonedCheckoutsView />);
  await userEvent.click((await rowOf('KG-LEFT0001')).getByRole('button'));
  const reason = 'Not sent: this customer has not agreed to reminders.';
  expect(await screen.findByText(reason)).toBeVisible();
  expect((await rowOf('KG-LEFT0001')).getByText('No consent')).toBeVisible();
});

test('shows why sending failed and keeps the button', async () => {
  list({});
  remindCheckout.mockRejectedValue(
    new ApiError('We could not find this checkout.', {
      status: 404,
      code: 'not_found',
      details: undefined,
    }),
  );
  renderInShop(<AbandonedCheckoutsView />);
  await userEvent.click((await rowOf('KG-LEFT0001')).getByRole('button'));
  expect(await screen.findByText('We could not find this checkout.')).toBeVisible();
  expect(buttons()).toHaveLength(1);
});
