import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { NO_MONEY, sampleRefund } from '#testing/sample-refund.ts';

import type { StaffOrder, StaffRefund } from '../../state/staff-order.ts';
import { OrderDetailSide } from '../../components/order-detail-side.tsx';

vi.mock('#session/state/permissions.ts', () => ({
  useCan: () => (permission: string) => permission !== 'orders.edit',
}));

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body?: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({ takeStep, takeReturnStep: vi.fn() }));

const stored = {
  number: 'KG-ABCD1234',
  state: 'cancelled',
  payment: { state: 'captured', method: 'cash', captured: 424_800, paymentId: 'cash-C1' },
  revision: 7,
};
const order: StaffOrder = {
  ...sampleOrder(stored),
  delivery: DELIVERY,
};

const REFUND_DUE: StaffRefund = {
  ...sampleRefund('price_adjustment', 424_800),
  id: 'refund_cash-C1_1',
  method: 'cash',
  state: 'owed',
  note: 'The weaver cannot deliver.',
};

const show = (refund: StaffRefund) =>
  renderInShop(
    <OrderDetailSide order={order} money={{ ...NO_MONEY, refunds: [refund] }} />,
    '/admin/orders/o1',
  );

beforeEach(() => takeStep.mockReset());

test('shows a manual refund that is due and records it', async () => {
  takeStep.mockResolvedValue();
  show(REFUND_DUE);
  expect(screen.getByText(/Manual refund due/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Record manual refund of ₹4,248' }));
  const dialog = screen.getByRole('dialog', {
    name: 'Manual refund of ₹4,248 for order KG-ABCD1234',
  });
  expect(within(dialog).getByLabelText('Refund method')).toHaveValue('cash');
  await userEvent.selectOptions(within(dialog).getByLabelText('Refund method'), 'Bank transfer');
  await userEvent.type(within(dialog).getByLabelText('Reference'), 'HDFCN52026112100');
  const day = within(dialog).getByLabelText('Date');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-20');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record refund' }));
  expect(takeStep).toHaveBeenCalledWith(order, 'given-back', {
    refundId: REFUND_DUE.id,
    method: 'bank_transfer',
    reference: 'HDFCN52026112100',
    day: '2026-11-20',
  });
  expect(await screen.findByText(/We email the customer/)).toBeVisible();
});

test('shows the server’s error in the dialog and keeps what was typed', async () => {
  takeStep.mockRejectedValueOnce(new Error('The UPI reference (UTR) has 12 digits.'));
  show(REFUND_DUE);
  await userEvent.click(screen.getByRole('button', { name: 'Record manual refund of ₹4,248' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reference'), 'C/77');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record refund' }));
  expect(await within(dialog).findByText('The UPI reference (UTR) has 12 digits.')).toBeVisible();
  expect(within(dialog).getByLabelText('Reference')).toHaveValue('C/77');
});

test('shows method, reference and date of a recorded manual refund', () => {
  const byHand = { method: 'cash', reference: 'C/77', day: '2026-11-20', by: 'staff' } as const;
  show({ ...REFUND_DUE, state: 'processed', byHand });
  expect(screen.getByText(/Cash, C\/77, 20 Nov 2026/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows company, GST number and the amount paid of a business order', () => {
  const payment = { state: 'pending', method: '', captured: 4_874_400, paymentId: '' };
  const half = { ...order, ...sampleOrder({ ...stored, state: 'placed', payment }) };
  const delivery = { ...DELIVERY, gstin: '27AAECN4821K1ZB', companyName: 'Malhar Gifts LLP' };
  renderInShop(
    <OrderDetailSide order={{ ...half, delivery }} money={NO_MONEY} />,
    '/admin/orders/o1',
  );
  expect(screen.getByText('₹48,744 paid so far')).toBeVisible();
  expect(screen.getByText('Malhar Gifts LLP')).toBeVisible();
  expect(screen.getByText('GSTIN 27AAECN4821K1ZB')).toBeVisible();
});
