import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { NO_MONEY } from '#testing/sample-refund.ts';

import type { StaffOrder } from '../../state/staff-order.ts';
import { OrderActions } from '../../components/order-actions.tsx';

vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({
  takeStep,
  readOrderEmails: vi.fn(),
  takeReturnStep: vi.fn(),
  readExchangeChoices: vi.fn(() => Promise.resolve([])),
}));

function order(...parcels: object[]): StaffOrder {
  const line = { productId: 'saree', quantity: 2 };
  const stored = {
    number: 'KG-ABCD1234',
    uid: null,
    state: 'delivered',
    lines: [{ ...line, title: 'Kota saree', unitPrice: 180_000 }],
    payment: { state: 'captured', captured: 424_800, paymentId: 'pay_1' },
    shipments: parcels.map((parcel, at) => ({ id: `parcel-${at}`, lines: [line], ...parcel })),
    revision: 7,
  };
  return { ...sampleOrder(stored), delivery: DELIVERY };
}

function show(parcel: object, address = '/admin/orders/o1') {
  return showOrder(order(parcel), address);
}

function showOrder(shown: StaffOrder, address = '/admin/orders/o1') {
  renderInShop(<OrderActions order={shown} money={NO_MONEY} returns={[]} />, address);
  return shown;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

async function pinned() {
  await userEvent.click(screen.getByRole('button', { name: 'Create return' }));
  return within(screen.getByRole('dialog', { name: 'Create a return for order KG-ABCD1234' }));
}

beforeEach(() => takeStep.mockReset().mockResolvedValue());

test('creates a return for a guest with items, reason and message', async () => {
  const shown = show({ state: 'delivered', deliveredAt: daysAgo(3) });
  const dialog = await pinned();
  await userEvent.click(dialog.getByRole('button', { name: 'Create return' }));
  expect(await dialog.findByText('Please choose what you want to return.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Quantity of Kota saree'), '1');
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Size or fit');
  await userEvent.type(dialog.getByLabelText(/What the customer said/), 'Too short.');
  await userEvent.click(dialog.getByRole('button', { name: 'Create return' }));
  expect(takeStep).toHaveBeenCalledWith(shown, 'open-return', {
    lines: [{ productId: 'saree', quantity: 1, reason: 'fit' }],
    note: 'Too short.',
    photos: [],
  });
});

test('attaches the customer’s photos', async () => {
  const shown = show({ state: 'delivered', deliveredAt: daysAgo(3) });
  const dialog = await pinned();
  await userEvent.selectOptions(dialog.getByLabelText('Quantity of Kota saree'), '1');
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'It arrived damaged');
  const photo = new File(['torn'], 'torn.png', { type: 'image/png' });
  await userEvent.upload(dialog.getByLabelText('Photos'), photo);
  expect(await dialog.findByRole('img', { name: 'torn.png' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create return' }));
  expect(takeStep).toHaveBeenCalledWith(shown, 'open-return', {
    lines: [{ productId: 'saree', quantity: 1, reason: 'damaged' }],
    note: '',
    photos: [`data:image/png;base64,${btoa('torn')}`],
  });
});

test('after 15 days allows staff only returns of items not as described', async () => {
  show({ state: 'delivered', deliveredAt: daysAgo(17) });
  const dialog = await pinned();
  await userEvent.selectOptions(dialog.getByLabelText('Quantity of Kota saree'), '1');
  const reasons = within(dialog.getByLabelText('Reason')).getAllByRole('option');
  expect(reasons.map((one) => one.textContent)).toEqual(['It is not as described']);
});

test('keeps the reason while the quantity grows, unless it does not allow that many', async () => {
  const one = { state: 'delivered', lines: [{ productId: 'saree', quantity: 1 }] };
  showOrder(order({ ...one, deliveredAt: daysAgo(17) }, { ...one, deliveredAt: daysAgo(3) }));
  const dialog = await pinned();
  const count = dialog.getByLabelText('Quantity of Kota saree');
  await userEvent.selectOptions(count, '1');
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Size or fit');
  await userEvent.selectOptions(count, '2');
  expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('It is not as described');
});

test('offers no return before delivery', () => {
  show({ state: 'in_transit', deliveredAt: null }, '/admin/orders/o1?do=return');
  expect(screen.queryByRole('button', { name: 'Create return' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
