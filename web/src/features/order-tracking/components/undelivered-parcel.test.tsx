import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderTracking } from './order-tracking.tsx';

const failedDelivery = {
  ...{ attempt: 1, reason: 'Door locked', choice: '', day: '' },
  answerBy: new Date(Date.now() + 3_600_000).toISOString(),
};
const parcel = {
  ...{ id: 'parcel-1', courier: 'India Post', awb: 'IN123', trackingUrl: '', state: 'in_transit' },
};
const orderWith = (failed: object) => ({
  ...{ number: 'KG-ABCD1234', status: 'in_transit', steps: [], city: 'Pune', pincode: '411001' },
  ...{ items: [], deliveryState: 'Maharashtra' },
  shipments: [{ ...parcel, failedDelivery: { ...failedDelivery, ...failed } }],
});
const undelivered = orderWith({});

const requestBody = vi.fn<(query: unknown) => void>();
let answer: object;

beforeEach(() => {
  requestBody.mockClear();
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    requestBody(JSON.parse(init.body));
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
});

test('an undelivered parcel is answered with the token of the link, and the order is read again', async () => {
  answer = { success: true, order: undelivered, choice: 'return', day: '' };
  renderInShop(<OrderTracking token="a-token" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose what happens next' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Send the parcel back' }));
  answer = {
    success: true,
    order: orderWith({ choice: 'return', answerBy: null }),
    choice: 'return',
    day: '',
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/You chose to send the parcel back/)).toBeVisible();
  expect(requestBody).toHaveBeenCalledWith({
    ...{ token: 'a-token', shipmentId: 'parcel-1', choice: 'return', day: '', phone: '' },
  });
});

test('an undelivered parcel cannot be answered by someone who only knows number and contact', async () => {
  answer = { success: true, order: undelivered };
  renderInShop(<OrderTracking token={null} />);
  await userEvent.type(screen.getByLabelText(/^Order ID/), 'KG-ABCD1234');
  await userEvent.type(screen.getByLabelText(/^Email, or/), '4321');
  await userEvent.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(await screen.findByText(/open the link in our email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose what happens next' })).toBeNull();
});
