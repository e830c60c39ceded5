import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { storageKeys } from '#lib/browser/storage-keys.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderTracking } from './order-tracking.tsx';

const STEPS = [
  { step: 'Order Placed', state: 'completed', at: '2026-11-10T06:00:00.000Z' },
  { step: 'Order Confirmed', state: 'completed', at: '2026-11-11T06:00:00.000Z' },
  { step: 'Shipped', state: 'current', at: '2026-11-12T06:00:00.000Z' },
  { step: 'In Transit', state: 'pending' },
  { step: 'Out for Delivery', state: 'pending' },
  { step: 'Delivered', state: 'pending' },
];
const ORDER = {
  number: 'KG-ABCD1234',
  status: 'shipped',
  steps: STEPS,
  shipments: [
    {
      courier: 'India Post',
      awb: 'IN123',
      trackingUrl: 'https://courier.example/IN123',
      state: 'shipped',
    },
  ],
  city: 'Pune',
  pincode: '411001',
  items: [{ name: 'Kota Doria saree', quantity: 2 }],
};
const NOT_FOUND =
  'We could not find an order with this number and contact. Please check both and try again.';

const requestBody = vi.fn<(query: unknown) => void>();
let answer: { status: number; body: object };

beforeEach(() => {
  requestBody.mockClear();
  answer = { status: 200, body: { success: true, order: ORDER } };
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    requestBody(JSON.parse(init.body));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

const idBox = () => screen.getByLabelText('Order ID or tracking number');
const contactBox = () => screen.getByLabelText('Email, or last four digits of your phone number');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Track Order' }));

describe('the form', () => {
  test('ignores a blank number', async () => {
    renderInShop(<OrderTracking token={null} />);
    await userEvent.type(idBox(), '   ');
    await press();
    expect(requestBody).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('asks for a contact before looking up the order', async () => {
    renderInShop(<OrderTracking token={null} />);
    await userEvent.type(idBox(), 'KG-ABCD1234');
    await press();
    expect(contactBox()).toHaveFocus();
    expect(contactBox()).toHaveAccessibleDescription(/Please enter your email or the last four/);
    expect(requestBody).not.toHaveBeenCalled();
  });

  test('fills in the order last paid in this browser', async () => {
    const record = { orderNumber: 'KG-LAST0001', customerInfo: { email: 'asha@kargha.example' } };
    localStorage.setItem(storageKeys.lastOrder, JSON.stringify(record));
    renderInShop(<OrderTracking token={null} />);
    await press();
    await waitFor(() =>
      expect(requestBody).toHaveBeenCalledWith({
        id: 'KG-LAST0001',
        contact: 'asha@kargha.example',
      }),
    );
  });

  test('shows that the order was not found and keeps what was typed', async () => {
    answer = { status: 404, body: { success: false, error: NOT_FOUND, code: 'not_found' } };
    renderInShop(<OrderTracking token={null} />);
    await userEvent.type(idBox(), 'KG-WRONG');
    await userEvent.type(contactBox(), '3210');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_FOUND);
    expect(idBox()).toHaveValue('KG-WRONG');
    expect(contactBox()).toHaveValue('3210');
  });
});

test('tells a guest how to return items of a delivered order', async () => {
  const shipments = [{ courier: 'India Post', awb: 'IN123', state: 'delivered' }];
  const order = { ...ORDER, status: 'delivered', shipments };
  answer = { status: 200, body: { success: true, order } };
  renderInShop(<OrderTracking token="good" />);
  expect(await screen.findByRole('heading', { name: 'Returns' })).toBeVisible();
  expect(screen.getByText(/reply to your delivery email/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
});

test('does not mention returns before delivery', async () => {
  renderInShop(<OrderTracking token="good" />);
  expect(await screen.findByRole('heading', { name: 'Order progress' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull();
});

test('reports an expired link and sends a new one', async () => {
  answer = { status: 410, body: { success: false, error: 'Expired', code: 'link_expired' } };
  renderInShop(<OrderTracking token="old" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');

  answer = { status: 200, body: { success: true } };
  const send = screen.getByRole('button', { name: 'Send a new link' });
  await userEvent.click(send);
  expect(await screen.findByText(/We are sending a new link/)).toBeVisible();
  expect(requestBody).toHaveBeenLastCalledWith({ token: 'old' });
  expect(send).not.toBeInTheDocument();
  expect(idBox()).toBeVisible();
});

describe('a tracked order', () => {
  test('opens from an emailed link with its six steps', async () => {
    renderInShop(<OrderTracking token="secret" />);
    const heading = await screen.findByRole('heading', { name: 'Order progress' });
    expect(requestBody).toHaveBeenCalledWith({ token: 'secret' });
    await waitFor(() => expect(heading).toHaveFocus());
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(shown.slice(0, 6)).toEqual([
      'Order Placed10 Nov 2026Completed',
      'Order Confirmed11 Nov 2026Completed',
      'Shipped12 Nov 2026Current',
      'In TransitPending',
      'Out for DeliveryPending',
      'DeliveredPending',
    ]);
    expect(screen.getByText('2 × Kota Doria saree')).toBeVisible();
    expect(screen.getByText('Pune 411001')).toBeVisible();
    expect(screen.getByRole('link', { name: /Track parcel IN123/ })).toHaveAttribute(
      'href',
      'https://courier.example/IN123',
    );
  });

  test('offers the invoice to a visitor with a link, not to one with the number only', async () => {
    answer.body = { success: true, order: { ...ORDER, invoice: 'KG/2627/000123' } };
    const { unmount } = renderInShop(<OrderTracking token="a.b.c" />);
    const invoice = await screen.findByRole('link', { name: 'Download invoice' });
    expect(invoice).toHaveAttribute('href', '/api/orders/track/invoice?token=a.b.c');
    unmount();

    renderInShop(<OrderTracking token={null} />);
    await userEvent.type(idBox(), 'KG-ABCD1234');
    await userEvent.type(contactBox(), '3210');
    await press();
    await screen.findByRole('heading', { name: 'Order progress' });
    expect(screen.queryByRole('link', { name: 'Download invoice' })).toBeNull();
  });

  test('shows that a cancelled order will not ship', async () => {
    const steps = [
      { step: 'Order Placed', state: 'completed', at: '2026-03-01T06:30:00Z' },
      { step: 'Cancelled', state: 'completed', at: '2026-03-02T06:30:00Z' },
    ];
    answer.body = { success: true, order: { ...ORDER, status: 'cancelled', steps, shipments: [] } };
    renderInShop(<OrderTracking token="secret" />);
    expect(await screen.findByText('This order was cancelled.')).toBeVisible();
    expect(screen.getByText('Cancelled').nextSibling).toHaveTextContent('2 Mar 2026');
    expect(screen.queryByText('Not shipped yet.')).toBeNull();
  });

  test('says that a waiting order has not shipped', async () => {
    answer.body = { success: true, order: { ...ORDER, status: 'on_hold', shipments: [] } };
    renderInShop(<OrderTracking token="secret" />);
    expect(await screen.findByText('Not shipped yet.')).toBeVisible();
  });

  test('does not link an unsafe tracking address', async () => {
    const [shipment] = ORDER.shipments;
    const shipments = [{ ...shipment, trackingUrl: 'javascript:alert(1)' }];
    answer.body = { success: true, order: { ...ORDER, shipments } };
    renderInShop(<OrderTracking token="secret" />);
    const delivery = (await screen.findByText('India Post · Shipped')).closest('dl')!;
    expect(within(delivery).queryByRole('link')).toBeNull();
    expect(within(delivery).getByText('IN123')).toBeVisible();
  });
});
