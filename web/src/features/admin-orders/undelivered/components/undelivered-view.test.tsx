import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { UndeliveredPage } from './undelivered-view.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const api = vi.mocked(callStaffApi);

const PARCEL = {
  ...{ id: 'order-1_parcel-1', orderId: 'order-1', orderNumber: 'KG-ABCD1234', awb: 'HS123' },
  ...{ courier: 'Hamsa Surface', deliveryState: 'Karnataka', attempt: 2, state: 'open' },
  ...{ reason: 'Customer not available', failedAt: '2026-11-24T06:30:00.000Z' },
  ...{ answerBy: '2026-11-26T06:30:00.000Z', choice: '', day: '', newAddress: '', newPhone: '' },
  ...{ answeredBy: '', problem: '' },
};

let refusal: ApiError | undefined;

function withRows(rows: readonly object[], changed: object = {}) {
  let shown = rows;
  api.mockImplementation((_path, call) => {
    if (call?.method !== 'POST') return Promise.resolve({ rows: [...shown], nextCursor: null });
    if (refusal) return Promise.reject(refusal);
    shown = [{ ...PARCEL, ...changed }];
    return Promise.resolve({ parcel: shown[0] });
  });
}

beforeEach(() => {
  api.mockReset();
  refusal = undefined;
});

const row = () => screen.findByRole('row', { name: /HS123/ });

async function openDialog() {
  renderInShop(<UndeliveredPage />);
  await userEvent.click(within(await row()).getByRole('button', { name: /Answer for parcel/ }));
  return screen.findByRole('dialog', { name: /parcel HS123/ });
}

test('shows why the courier could not deliver, and until when the customer can answer', async () => {
  withRows([PARCEL]);
  renderInShop(<UndeliveredPage />);
  const shown = await row();
  for (const text of [
    'Customer not available',
    'Attempt 2, 24 Nov 2026',
    'Until 26 Nov, 12:00 pm',
  ]) {
    expect(shown).toHaveTextContent(text);
  }
});

test('answers for the customer with a new address', async () => {
  const answer = { state: 'sent', choice: 'address', newAddress: '12 Lake Road', newPhone: '' };
  withRows([PARCEL], { ...answer, answerBy: null, answeredBy: 'Meera' });
  const dialog = within(await openDialog());
  await userEvent.click(dialog.getByRole('radio', { name: /another address/ }));
  expect(dialog.getByText(/In Karnataka only/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/New address/), '12 Lake Road');
  await userEvent.type(dialog.getByLabelText('City'), 'Bengaluru');
  await userEvent.type(dialog.getByLabelText('Pincode'), '560001');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Deliver to 12 Lake Road')).toBeVisible();
  expect(screen.getByText('By: Meera')).toBeVisible();
  expect(api).toHaveBeenCalledWith('/undelivered/order-1_parcel-1/answer', {
    method: 'POST',
    body: {
      ...{ choice: 'address', day: '', phone: '' },
      address: {
        ...{ line1: '12 Lake Road', line2: '', city: 'Bengaluru', pincode: '560001' },
        ...{ state: 'Karnataka', country: 'India' },
      },
    },
  });
});

test('shows why an answer is refused, and keeps the dialog open', async () => {
  withRows([PARCEL]);
  refusal = new ApiError('This parcel no longer needs an answer.', {
    ...{ status: 409, code: 'not_open' },
  });
  const dialog = within(await openDialog());
  await userEvent.click(dialog.getByRole('radio', { name: 'Send the parcel back' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await dialog.findByText('This parcel no longer needs an answer.')).toBeVisible();
});

test('offers no answer for a parcel that the aggregator is asked about', async () => {
  withRows([{ ...PARCEL, state: 'answered', choice: 'return', answeredBy: 'Customer' }]);
  renderInShop(<UndeliveredPage />);
  expect(await row()).toHaveTextContent('Send back');
  expect(screen.queryByRole('button', { name: /Answer for/ })).toBeNull();
});
