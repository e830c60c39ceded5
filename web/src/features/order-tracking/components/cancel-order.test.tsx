import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderTracking } from './order-tracking.tsx';

const ASK_US = 'Your order is packed or being made for you. You can ask us to cancel it.';
const PLACED = {
  ...{ number: 'KG-ABCD1234', status: 'placed', steps: [], shipments: [], items: [] },
  ...{ city: 'Pune', pincode: '411001', cancelOption: 'cancel', cancelRefunds: ['whole'] },
};
const CHANGED = { id: 'o1', number: 'KG-ABCD1234', state: 'cancelled', revision: 2 };

/** The order as the server has it; `refusal` is its answer to a cancellation. */
let tracked: object;
let refusal: { status: number; body: object } | null;
const sent = vi.fn<(path: string, body: unknown) => void>();

beforeEach(() => {
  sent.mockClear();
  tracked = PLACED;
  refusal = null;
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    const isChange = path.includes('/track/cancel');
    if (isChange) sent(path, JSON.parse(init.body));
    const failed = isChange ? refusal : null;
    const body = failed?.body ?? { success: true, order: isChange ? CHANGED : tracked };
    return Promise.resolve(new Response(JSON.stringify(body), { status: failed?.status ?? 200 }));
  });
});

async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('cancels with the token of the link, and shows the order as it is then', async () => {
  renderInShop(<OrderTracking token="a-token" />);
  const dialog = await openDialog('Cancel order');
  expect(dialog.getByText(/^We will refund what you paid/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Cancel order' });
  await userEvent.click(confirm);
  expect(await dialog.findByText('Please give a reason.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The wrong colour');
  tracked = { ...PLACED, status: 'cancelled', cancelOption: null, cancelRefunds: [] };
  await userEvent.click(confirm);
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
  expect(sent.mock.calls).toEqual([
    ['/api/orders/track/cancel', { token: 'a-token', reason: 'The wrong colour' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('requests the cancellation of a packed order', async () => {
  tracked = { ...PLACED, status: 'packed', cancelOption: 'request', cancelRefunds: [] };
  renderInShop(<OrderTracking token="a-token" />);
  const dialog = await openDialog('Request cancellation');
  expect(dialog.getByText(/so we need to review your request first/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The wrong colour');
  tracked = { ...tracked, cancelOption: 'requested' };
  await userEvent.click(dialog.getByRole('button', { name: 'Request cancellation' }));
  expect(await screen.findByText(/^You have asked us to cancel this order/)).toBeVisible();
  expect(sent.mock.calls[0]?.[0]).toBe('/api/orders/track/cancel-request');
});

test('says why it is too late, keeps the reason, and then offers what is still possible', async () => {
  renderInShop(<OrderTracking token="a-token" />);
  const dialog = await openDialog('Cancel order');
  await userEvent.type(dialog.getByLabelText('Reason'), 'The wrong colour');
  refusal = { status: 409, body: { success: false, error: ASK_US, code: 'ask_us' } };
  tracked = { ...PLACED, status: 'packed', cancelOption: 'request', cancelRefunds: [] };
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText(ASK_US)).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('The wrong colour');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Request cancellation' })).toBeVisible();
});

test('says that it is too late once a piece is being made', async () => {
  tracked = { ...PLACED, status: 'confirmed', cancelOption: 'too_late', cancelRefunds: [] };
  renderInShop(<OrderTracking token="a-token" />);
  expect(await screen.findByText(/^We have started to make a piece/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
});

test('asks someone who only knows number and contact to open the link', async () => {
  renderInShop(<OrderTracking token={null} />);
  await userEvent.type(screen.getByLabelText(/^Order ID/), 'KG-ABCD1234');
  await userEvent.type(screen.getByLabelText(/^Email, or/), '4321');
  await userEvent.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(await screen.findByText(/open the link in our email about it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});
