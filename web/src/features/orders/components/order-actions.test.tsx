import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { OrderState } from '@kargha/domain/orders/order-state';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { Shipment } from '@kargha/domain/orders/shipment';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderActions } from './order-actions.tsx';

const api = vi.hoisted(() => ({
  cancelOrder: vi.fn<(orderId: string, reason: string) => Promise<void>>(),
  requestCancellation: vi.fn<(orderId: string, reason: string) => Promise<void>>(),
  requestHelp: vi.fn<(orderId: string, message: string) => Promise<string>>(),
  requestReturn: vi.fn<(orderId: string, request: object) => Promise<void>>(),
  readExchangeChoices: vi.fn(() => Promise.resolve([])),
  downloadInvoice: vi.fn<(invoiceNumber: string) => Promise<void>>(),
}));
vi.mock('../state/order-actions.ts', () => api);

const LINE = { productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 };
const TOTALS = { subtotal: 360_000, shipping: 0, tax: 64_800, total: 424_800 };

function orderIn(state: OrderState, more: object = {}): ShownOrder {
  const stored = { number: 'KG-ABCD1234', state, lines: [LINE], totals: TOTALS, ...more };
  return sampleOrder(stored);
}

function delivered(daysAgo: number): ShownOrder {
  const at = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
  const parcel: Shipment = {
    id: 'parcel-1',
    courier: 'Hamsa Express',
    awb: 'HMS1',
    trackingUrl: '',
    lines: [{ productId: 'saree', quantity: 2 }],
    shippedAt: at,
    deliveredAt: at,
    state: 'delivered',
  };
  return orderIn('delivered', { shipments: [parcel] });
}

const show = (order: ShownOrder) =>
  renderInShop(<OrderActions order={order} returns={[]} onBuy={vi.fn()} />);
const offered = () =>
  screen
    .getAllByRole('button')
    .filter((button) => !button.closest('[role=status], [role=alert]'))
    .map((button) => button.textContent);

beforeEach(() => {
  Object.values(api).forEach((call) => call.mockReset());
});

test.each([
  ['placed', ['Cancel order', 'Order again', 'Get help']],
  ['packed', ['Request cancellation', 'Order again', 'Get help']],
  ['shipped', ['Request cancellation', 'Order again', 'Get help']],
  ['cancelled', ['Order again', 'Get help']],
] as const)('offers only working actions for a %s order', (state, buttons) => {
  show(orderIn(state));
  expect(offered()).toEqual(buttons);
});

test('allows only a cancellation request for an order from a quotation', () => {
  show(orderIn('placed', { quoteId: 'q1' }));
  expect(offered()).toEqual(['Request cancellation', 'Order again', 'Get help']);
});

test('offers the invoice once there is one', async () => {
  api.downloadInvoice.mockResolvedValue();
  show(orderIn('placed', { invoiceNumber: 'KG/2627/000001' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download invoice' }));
  expect(api.downloadInvoice).toHaveBeenCalledWith('KG/2627/000001');
});

test('reports a failed invoice download', async () => {
  api.downloadInvoice.mockRejectedValue(new Error(''));
  show(orderIn('placed', { invoiceNumber: 'KG/2627/000001' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download invoice' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
});

test('asks for a reason to cancel and keeps it when cancelling fails', async () => {
  api.cancelOrder.mockRejectedValueOnce(new Error('Your order is packed or being made for you.'));
  show(orderIn('placed'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel order KG-ABCD1234?' });
  const confirm = within(dialog).getByRole('button', { name: 'Cancel order' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Please give a reason.')).toBeVisible();
  expect(api.cancelOrder).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The wrong colour');
  await userEvent.click(confirm);
  expect(
    await within(dialog).findByText('Your order is packed or being made for you.'),
  ).toBeVisible();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('The wrong colour');
  expect(api.cancelOrder).toHaveBeenCalledWith('o1', 'The wrong colour');
});

test.each([
  [
    'pending_payment',
    { state: 'pending' },
    'You have not paid for this order, so there is nothing to refund.',
  ],
  [
    'placed',
    { state: 'captured', method: 'upi', captured: 424_800 },
    'We will refund what you paid to your original payment method.',
  ],
  [
    'confirmed',
    { state: 'captured', method: 'cash', captured: 424_800 },
    'We will send your refund ourselves and email you when it is done.',
  ],
] as const)(
  'says what happens to the money of a cancelled %s order',
  async (state, payment, text) => {
    show(orderIn(state, { payment }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
  },
);

test('accepts a return for 15 days and shows the refund', async () => {
  api.requestReturn.mockResolvedValue();
  show(delivered(3));
  await userEvent.click(screen.getByRole('button', { name: 'Return items' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Quantity of Kota saree'), '1');
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'Size or fit');
  expect(within(dialog).getByText('₹2,124')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request return' }));
  expect(api.requestReturn).toHaveBeenCalledWith('o1', {
    lines: [{ productId: 'saree', quantity: 1, reason: 'fit' }],
    note: '',
    photos: [],
  });
});

async function reasonsOffered() {
  await userEvent.click(screen.getByRole('button', { name: 'Return items' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Quantity of Kota saree'), '1');
  return within(dialog.getByLabelText('Reason'))
    .getAllByRole('option')
    .map((option) => option.textContent);
}

test('offers no return after 15 days and explains what to do', () => {
  show(delivered(16));
  expect(offered()).toEqual(['Order again', 'Get help']);
  expect(screen.getByText(/^The 15-day return period for these items is over/)).toBeVisible();
});

test('does not offer items of a rejected return again', () => {
  const order = delivered(3);
  const rejected = { state: 'rejected', lines: [{ ...LINE, quantity: 1 }], createdAt: new Date() };
  renderInShop(
    <OrderActions order={order} returns={[rejected as unknown as OrderReturn]} onBuy={vi.fn()} />,
  );
  expect(offered()).toEqual(['Order again', 'Get help']);
});

test('offers no change-of-mind return for an order from a quotation', async () => {
  show({ ...delivered(3), quoteId: 'q1' });
  expect(await reasonsOffered()).toEqual([
    'It arrived damaged',
    'It is not what I ordered',
    'It is not as described',
  ]);
  expect(
    screen.getByText(
      'Items from a quotation can be returned only if they are faulty or not what was ordered.',
    ),
  ).toBeVisible();
});

test('offers only items still within the return period', async () => {
  const [late, fresh] = [delivered(17), delivered(3)].map(({ shipments }) => shipments[0]!);
  const half = (parcel: Shipment) => ({ ...parcel, lines: [{ productId: 'saree', quantity: 1 }] });
  show({ ...delivered(3), shipments: [half(late!), half(fresh!)] });
  await userEvent.click(screen.getByRole('button', { name: 'Return items' }));
  const count = within(screen.getByRole('dialog')).getByLabelText('Quantity of Kota saree');
  const counts = within(count).getAllByRole('option');
  expect(counts.map((option) => option.textContent)).toEqual(['0', '1']);
});

test('estimates at most the cost of the returned items', async () => {
  show(delivered(1));
  await userEvent.click(screen.getByRole('button', { name: 'Return items' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Maximum refund')).toBeVisible();
});

test('moves the focus to the other actions after cancelling', async () => {
  api.cancelOrder.mockResolvedValue();
  function Followed() {
    const [order, follow] = useState(orderIn('placed'));
    return (
      <>
        <OrderActions order={order} returns={[]} onBuy={vi.fn()} />
        <i onClick={() => follow(orderIn('cancelled'))}>The order follows</i>
      </>
    );
  }
  renderInShop(<Followed />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Changed my mind');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => screen.getByText('The order follows').click());
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
});
