import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { paymentOf } from '#testing/sample-refund.ts';

import type { StaffOrder } from '../state/staff-order.ts';
import { OrderActions } from './order-actions.tsx';

beforeEach(() => signInStaff('owner'));

const { takeStep, readOrderEmails } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body?: object) => Promise<void>>(),
  readOrderEmails: vi.fn<(orderId: string) => Promise<{ id: string; subject: string }[]>>(),
}));
vi.mock('../state/order-steps.ts', () => ({ takeStep, readOrderEmails, takeReturnStep: vi.fn() }));
const { correctRecipient } = vi.hoisted(() => ({
  correctRecipient: vi.fn<(number: string, body: object) => Promise<void>>(),
}));
vi.mock('../documents/state/tax-documents.ts', () => ({ correctRecipient }));
vi.mock('../documents/data/order-document-api.ts', () => ({
  savePackingSlips: vi.fn(),
  saveLabel: vi.fn(),
  saveDocument: vi.fn(),
}));

function order(state: string): StaffOrder {
  const stored = {
    number: 'KG-ABCD1234',
    state,
    lines: [{ productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 }],
    payment: { state: 'captured', captured: 324_800, paymentId: 'pay_1' },
    giftCard: { cardId: 'card', last4: 'ABCD', amount: 100_000 },
    revision: 7,
  };
  return { ...sampleOrder(stored), delivery: DELIVERY };
}

function show(state: string, address = '/admin/orders/o1') {
  const shown = order(state);
  renderInShop(<OrderActions order={shown} money={paymentOf(shown)} returns={[]} />, address);
  return shown;
}

beforeEach(() => {
  takeStep.mockReset().mockResolvedValue();
  readOrderEmails.mockReset().mockResolvedValue([]);
});

test('opens the current customer and address from the edit link of the list', async () => {
  const shown = show('placed', '/admin/orders/o1?do=edit');
  const dialog = screen.getByRole('dialog');
  await userEvent.clear(within(dialog).getByLabelText('City'));
  await userEvent.type(within(dialog).getByLabelText('City'), 'Nashik');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save details' }));
  const { gstin: _gstin, companyName: _company, name, email, phone, ...address } = DELIVERY;
  expect(takeStep).toHaveBeenCalledWith(shown, 'details', {
    customer: { name, email, phone, address: { ...address, city: 'Nashik', country: 'India' } },
    isUnservedAccepted: false,
  });
});

test('saves an address to which no courier goes only when staff tick the box', async () => {
  const problem = 'No courier goes to pincode 744101.';
  takeStep.mockRejectedValueOnce(new ApiError(problem, { status: 409, code: 'not_served' }));
  const shown = show('placed', '/admin/orders/o1?do=edit');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText(problem)).toBeVisible();
  await userEvent.click(screen.getByLabelText(/Save the address anyway/));
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  const accepted = expect.objectContaining({ isUnservedAccepted: true }) as object;
  expect(takeStep).toHaveBeenLastCalledWith(shown, 'details', accepted);
});

test('keeps a company without a GST number when the address is corrected', async () => {
  const companyName = 'Malhar Gifts LLP';
  const shown = { ...order('placed'), delivery: { ...DELIVERY, companyName } };
  renderInShop(
    <OrderActions order={shown} money={paymentOf(shown)} returns={[]} />,
    '/admin/orders/o1?do=edit',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  const [, , body] = takeStep.mock.calls[0]!;
  expect(body).toMatchObject({ customer: { name: 'Asha Devi', companyName } });
});

test('shows the server’s error under its field and keeps what was typed', async () => {
  takeStep.mockRejectedValueOnce(
    new ApiError('Please enter a valid 6-digit pincode', {
      status: 400,
      code: 'invalid',
      details: { 'customer.address.pincode': 'Please enter a valid 6-digit pincode' },
    }),
  );
  show('placed', '/admin/orders/o1?do=edit');
  const pincode = screen.getByLabelText('Pincode');
  await userEvent.clear(pincode);
  await userEvent.type(pincode, '41');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(pincode).toHaveValue('41');
  expect(pincode).toHaveAccessibleDescription('Please enter a valid 6-digit pincode');
});

test('removes items with a reason', async () => {
  signInStaff('finance');
  const shown = show('confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Remove items' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove items' }));
  expect(within(dialog).getByText('Remove at least one item.')).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByLabelText('Kota saree: keep (of 2)'), '1');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'A flaw in the border.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove items' }));
  expect(takeStep).toHaveBeenCalledWith(shown, 'lines', {
    lines: [{ productId: 'saree', quantity: 1 }],
    reason: 'A flaw in the border.',
  });
});

test('allows an order on hold a new address but no removal of items', () => {
  show('on_hold');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove items' })).toBeNull();
});

test('removes unshipped items from a partly shipped order', () => {
  signInStaff('finance');
  show('shipped');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove items' })).toBeVisible();
});

test('corrects the GST number of the buyer on the invoice', async () => {
  const shown = { ...order('shipped'), invoiceNumber: 'KG/2627/000007' };
  const address = '/admin/orders/o1?do=recipient';
  renderInShop(<OrderActions order={shown} money={paymentOf(shown)} returns={[]} />, address);
  const dialog = screen.getByRole('dialog');
  const values = { gstin: '29AAECN4821K1ZU', name: 'Nilgiri Textiles', reason: 'Sent late' };
  for (const [label, value] of [
    ['GST number', values.gstin],
    ['Registered name', values.name],
    ['Reason', values.reason],
  ] as const) {
    await userEvent.type(within(dialog).getByLabelText(label), value);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct invoice' }));
  expect(correctRecipient).toHaveBeenCalledWith('KG/2627/000007', values);
});

test('resends an email of the order', async () => {
  readOrderEmails.mockResolvedValue([
    { id: 'order_o1_paid', subject: 'Your order KG-ABCD1234' },
    { id: 'order_o1_shipped_X', subject: 'It is on its way' },
  ]);
  const shown = show('shipped', '/admin/orders/o1?do=resend');
  await userEvent.selectOptions(await screen.findByLabelText('Email'), 'It is on its way');
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
  expect(takeStep).toHaveBeenCalledWith(shown, 'resend', { mailId: 'order_o1_shipped_X' });
});
