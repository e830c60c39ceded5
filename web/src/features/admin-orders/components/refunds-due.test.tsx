import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { orderFrom } from '#lib/documents/order-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';

import type { StaffOrder, StaffRefund } from '../state/staff-order.ts';
import { OrderDetailSide } from './order-detail-side.tsx';

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body?: object) => Promise<void>>(),
}));
vi.mock('../data/order-api.ts', () => ({ takeStep, takeReturnStep: vi.fn() }));

const stored = {
  number: 'KG-ABCD1234',
  state: 'cancelled',
  payment: { state: 'captured', method: 'cash', captured: 424_800, paymentId: 'cash-C1' },
  revision: 7,
};
const order: StaffOrder = {
  ...orderFrom('o1', stored),
  delivery: DELIVERY,
  giftCardPaid: paise(0),
};

const OWED: StaffRefund = {
  id: 'refund_cash-C1_1',
  reason: 'requested',
  returnId: '',
  retriedAs: '',
  resent: paise(0),
  claim: '',
  invoicedPieces: [],
  trouble: '',
  amount: paise(424_800),
  state: 'owed',
  note: 'The weaver cannot deliver.',
  isOnGiftCard: false,
  isAppliedToBalance: false,
  originalMethod: 'cash',
  byHand: null,
  documents: [],
  createdAt: new Date(),
};

const show = (refund: StaffRefund) =>
  renderInShop(<OrderDetailSide order={order} refunds={[refund]} />, '/admin/orders/o1');

beforeEach(() => takeStep.mockReset());

test('what is owed to the customer says so, and staff record how it went back', async () => {
  takeStep.mockResolvedValue();
  show(OWED);
  expect(screen.getByText(/To be given back by hand/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Record ₹4,248 as given back' }));
  const dialog = screen.getByRole('dialog', { name: '₹4,248 of order KG-ABCD1234 given back' });
  expect(within(dialog).getByLabelText('How it was given back')).toHaveValue('cash');
  await userEvent.selectOptions(
    within(dialog).getByLabelText('How it was given back'),
    'Bank transfer',
  );
  await userEvent.type(within(dialog).getByLabelText('Reference'), 'HDFCN52026112100');
  const day = within(dialog).getByLabelText('Day');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-20');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record as given back' }));
  expect(takeStep).toHaveBeenCalledWith(order, 'given-back', {
    refundId: OWED.id,
    method: 'bank_transfer',
    reference: 'HDFCN52026112100',
    day: '2026-11-20',
  });
  expect(await screen.findByText(/the customer gets a letter/)).toBeVisible();
});

test('what the server refuses is said in the dialog, and what was typed stays', async () => {
  takeStep.mockRejectedValueOnce(new Error('The UPI reference (UTR) has 12 digits.'));
  show(OWED);
  await userEvent.click(screen.getByRole('button', { name: 'Record ₹4,248 as given back' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reference'), 'C/77');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record as given back' }));
  expect(await within(dialog).findByText('The UPI reference (UTR) has 12 digits.')).toBeVisible();
  expect(within(dialog).getByLabelText('Reference')).toHaveValue('C/77');
});

test('money that was given back by hand shows its way, reference and day, and asks for nothing more', () => {
  const byHand = { method: 'cash', reference: 'C/77', day: '2026-11-20' } as const;
  show({ ...OWED, state: 'processed', byHand });
  expect(screen.getByText(/Cash, C\/77, 20 Nov 2026/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a business order names the company with its number, and how much of it is paid', () => {
  const payment = { state: 'pending', method: '', captured: 4_874_400, paymentId: '' };
  const half = { ...order, ...orderFrom('o1', { ...stored, state: 'placed', payment }) };
  const delivery = { ...DELIVERY, gstin: '27AAECN4821K1ZB', companyName: 'Malhar Gifts LLP' };
  renderInShop(<OrderDetailSide order={{ ...half, delivery }} refunds={[]} />, '/admin/orders/o1');
  expect(screen.getByText('₹48,744 of it is paid')).toBeVisible();
  expect(screen.getByText('Malhar Gifts LLP')).toBeVisible();
  expect(screen.getByText('GSTIN 27AAECN4821K1ZB')).toBeVisible();
});
