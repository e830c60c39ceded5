import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ShownOrder } from '#lib/documents/order-document.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderSteps } from './order-steps.tsx';
import { ParcelActions } from '../parcels/components/parcel-actions.tsx';

vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body?: object) => Promise<void>>(),
}));
vi.mock('../state/order-steps.ts', () => ({ takeStep, takeReturnStep: vi.fn() }));

const LINES = [
  { productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 },
  { productId: 'bag', title: 'Sling bag', quantity: 1, unitPrice: 90_000 },
];

function order(state: string, more: object = {}): ShownOrder {
  return sampleOrder({ number: 'KG-ABCD1234', state, lines: LINES, revision: 7, ...more });
}

beforeEach(() => takeStep.mockReset());

test('ships some items in a parcel, with the revision that staff saw', async () => {
  takeStep.mockResolvedValue();
  const packed = order('packed');
  renderInShop(<OrderSteps order={packed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Courier'), 'Hamsa Express');
  await userEvent.type(within(dialog).getByLabelText('Tracking number (AWB)'), 'HMS123456');
  await userEvent.selectOptions(within(dialog).getByLabelText('Kota saree (2 to ship)'), '1');
  await userEvent.selectOptions(within(dialog).getByLabelText('Sling bag (1 to ship)'), '0');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
  expect(takeStep).toHaveBeenCalledWith(packed, 'ship', {
    courier: 'Hamsa Express',
    awb: 'HMS123456',
    trackingUrl: '',
    lines: [{ productId: 'saree', quantity: 1 }],
  });
});

test('a large quantity is typed and cannot exceed what is unshipped', async () => {
  takeStep.mockResolvedValue();
  const [saree] = LINES;
  const packed = order('packed', { lines: [{ ...saree, quantity: 4000 }] });
  renderInShop(<OrderSteps order={packed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Courier'), 'Hamsa Express');
  await userEvent.type(within(dialog).getByLabelText('Tracking number (AWB)'), 'HMS123456');
  const pieces = within(dialog).getByLabelText('Kota saree (4000 to ship)');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '99999');
  expect(pieces).toHaveValue('99999');
  expect(screen.getByText('Enter at most 4,000.')).toBeVisible();
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '1500');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
  expect(takeStep.mock.calls[0]?.[2]).toMatchObject({
    lines: [{ productId: 'saree', quantity: 1500 }],
  });
});

test('shows a stale error and keeps what was typed', async () => {
  takeStep.mockRejectedValueOnce(new Error('Someone else has just changed this order.'));
  renderInShop(<OrderSteps order={order('placed')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel order KG-ABCD1234?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'No thread left');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  const message = await within(dialog).findByText('Someone else has just changed this order.');
  expect(message).toBeVisible();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('No thread left');
});

test('receives a returned parcel with the quantity to restock', async () => {
  takeStep.mockResolvedValue();
  const parcel = { id: 'parcel-1', awb: 'HMS1', courier: 'Hamsa', state: 'rto', lines: LINES };
  const back = order('rto', { shipments: [parcel] });
  renderInShop(<ParcelActions order={back} parcel={back.shipments[0]!} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as received: parcel HMS1' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Kota saree: restock (of 2)'), '1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as received' }));
  expect(takeStep).toHaveBeenCalledWith(back, 'receive', {
    shipmentId: 'parcel-1',
    reason: '',
    restock: [
      { productId: 'saree', quantity: 1 },
      { productId: 'bag', quantity: 1 },
    ],
  });
});

const ASKED = { cancelRequest: { reason: 'Changed my mind.', at: new Date() } };

test.each([
  ['packed', 'Mark as reviewed', 'We tell them that the order was not cancelled, and why.'],
  ['on_hold', 'Release hold', 'We tell them that the order was not cancelled.'],
])(
  'for an order that is %s with a cancel request, says how the customer is notified',
  async (state, name, hint) => {
    renderInShop(<OrderSteps order={order(state, ASKED)} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('dialog')).toHaveTextContent(`The customer asked to cancel. ${hint}`);
  },
);

test('does not mention cancellation without a cancel request', async () => {
  const failed = { code: 'refund_failed', params: { amount: 100 }, at: new Date() };
  renderInShop(<OrderSteps order={order('packed', { reviewReasons: [failed] })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('The customer asked to cancel.');
});

test('offers no steps for a finished order', () => {
  renderInShop(<OrderSteps order={order('delivered')} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('corrects the tracking number of a parcel, and cancels its dispatch with a reason', async () => {
  takeStep.mockResolvedValue();
  const parcel = { id: 'parcel-1', awb: 'HMS1', courier: 'Hamsa', state: 'shipped', lines: LINES };
  const shipped = order('shipped', { shipments: [parcel] });
  renderInShop(<ParcelActions order={shipped} parcel={shipped.shipments[0]!} />);
  const correct = 'Correct tracking number: parcel HMS1';
  await userEvent.click(screen.getByRole('button', { name: correct }));
  const awb = screen.getByLabelText('Tracking number (AWB)');
  expect(awb).toHaveValue('HMS1');
  await userEvent.type(awb, '23');
  await userEvent.click(screen.getByRole('button', { name: 'Correct tracking number' }));
  const fields = { shipmentId: 'parcel-1', courier: 'Hamsa', awb: 'HMS123', trackingUrl: '' };
  expect(takeStep).toHaveBeenCalledWith(shipped, 'correct-awb', fields);
  // The page is hidden from assistive technology until the first dialog has closed.
  const cancel = await screen.findByRole('button', { name: 'Cancel dispatch: parcel HMS1' });
  await userEvent.click(cancel);
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'It did not leave');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel dispatch' }));
  const cancelled = { shipmentId: 'parcel-1', reason: 'It did not leave' };
  expect(takeStep).toHaveBeenLastCalledWith(shipped, 'cancel-awb', cancelled);
});

test('corrects which of several pieces with one code is in a parcel', async () => {
  takeStep.mockResolvedValue();
  const [line] = LINES;
  const lines = [{ ...line!, pieces: ['K7QXM2P-1.2-9FTRA'] }];
  const parcel = { id: 'parcel-1', awb: 'HMS1', courier: 'Hamsa', state: 'delivered', lines };
  const shipped = order('delivered', { shipments: [parcel] });
  renderInShop(<ParcelActions order={shipped} parcel={shipped.shipments[0]!} />);
  const correct = 'Correct piece number: parcel HMS1';
  await userEvent.click(screen.getByRole('button', { name: correct }));
  const recorded = screen.getByLabelText('Recorded piece');
  await userEvent.selectOptions(recorded, within(recorded).getByText(/^K7QXM2P-2 /));
  await userEvent.type(screen.getByLabelText('Code of the piece that was sent'), 'K7QXM2P-5-AAAAA');
  await userEvent.click(screen.getByRole('button', { name: 'Correct piece number' }));
  expect(takeStep).toHaveBeenCalledWith(shipped, 'correct-piece', {
    ...{ shipmentId: 'parcel-1', code: 'K7QXM2P-1.2-9FTRA', number: 2, sent: 'K7QXM2P-5-AAAAA' },
  });
});
