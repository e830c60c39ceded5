import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { planInstalments } from '@kargha/domain/payments/instalment';
import { paise } from '@kargha/domain/money/paise';
import { sampleOrder, sampleReturn } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { paymentOf, sampleAdjustment, sampleRefund } from '#testing/sample-refund.ts';

import type { StaffAdjustment, StaffRefund } from '../../state/staff-order.ts';
import { ReturnDialogs } from './return-dialogs.tsx';

const { takeReturnStep } = vi.hoisted(() => ({
  takeReturnStep: vi.fn<(orderReturn: object, step: string, body: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({
  takeReturnStep,
  takeStep: vi.fn(),
  readOrderEmails: vi.fn(),
}));

const ONE = sampleReturn({
  state: 'received',
  lines: [{ productId: 'saree', quantity: 1, received: 1 }],
  estimate: 100_000,
});

const PART: StaffRefund = {
  ...sampleRefund('return', 70_000),
  id: 'refund_o1_card-1',
  method: 'gift_card',
  returnId: 'r1',
};

function show(
  refunds: StaffRefund[],
  fields: object = {},
  orderReturn = ONE,
  adjustments: StaffAdjustment[] = [],
) {
  const payment = { state: 'captured', method: 'upi', captured: 30_000, paymentId: 'pay_1' };
  const giftCard = { cardId: 'card', last4: 'ABCD', amount: 200_000 };
  const stored = { number: 'KG-ABCD1234', state: 'delivered', payment, giftCard, ...fields };
  const order = sampleOrder(stored);
  const delivery = {
    ...{ name: 'Asha Devi', email: '', phone: '', line1: '', line2: '', city: '' },
    ...{ state: '', pincode: '', gstin: '', companyName: '' },
  };
  renderInShop(
    <ReturnDialogs
      action="refund"
      name="Refund"
      orderReturn={orderReturn}
      order={{ ...order, delivery }}
      money={{ ...paymentOf(order), refunds, adjustments }}
      onClose={() => undefined}
    />,
  );
}

test('suggests the value of the received items', () => {
  show([]);
  expect(screen.getByLabelText('Amount (₹)')).toHaveValue('1000');
});

test('suggests only the failed half of a refund', () => {
  const failed: StaffRefund = {
    ...PART,
    id: 'refund_pay_1_1',
    method: 'upi',
    state: 'failed',
  };
  show([PART, { ...failed, amount: paise(30_000) }]);
  expect(screen.getByLabelText('Amount (₹)')).toHaveValue('300');
  expect(screen.getByText('You can refund up to ₹300.')).toBeVisible();
});

test('says when a part of the refund is manual', () => {
  const part = { id: '1', share: 50, amount: 30_000, due: 'now', state: 'paid' };
  show([], { instalments: [{ ...part, paymentId: 'HDFCN52026112100', method: 'bank_transfer' }] });
  expect(screen.getByText(/are refunded manually/)).toBeVisible();
});

test('does not mention manual refunds for a gateway payment', () => {
  show([]);
  expect(screen.queryByText(/are refunded manually/)).toBeNull();
});

const ON_CREDIT = {
  payment: { state: 'pending', captured: 0 },
  instalments: planInstalments(paise(3_549_966), 'credit-30', new Date()),
};

const TOWELS = {
  state: 'received',
  lines: [{ productId: 'towel', title: 'Towel', quantity: 10, received: 10 }],
  estimate: 349_996,
  revision: 2,
};

test('a return on credit reduces the balance by what the items are worth', async () => {
  const orderReturn = sampleReturn(TOWELS);
  show([], ON_CREDIT, orderReturn);
  const lead = '₹35,499.66 of this order is unpaid. The refund reduces that balance first.';
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.getByText(/You can refund up to ₹3,499.96/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /refund/i }));
  expect(takeReturnStep).toHaveBeenCalledWith(orderReturn, 'refund', {
    amount: 349_996,
    answer: '',
  });
});

test('does not suggest what was already applied to the balance', () => {
  const applied = { ...sampleAdjustment('return', 300_000), returnId: 'r1' };
  show([], ON_CREDIT, sampleReturn({ ...TOWELS, credited: 300_000 }), [applied]);
  expect(screen.getByText('You can refund up to ₹499.96.')).toBeVisible();
});
