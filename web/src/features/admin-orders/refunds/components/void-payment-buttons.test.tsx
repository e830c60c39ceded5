import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { NO_MONEY } from '#testing/sample-refund.ts';

import { OrderDetailSide } from '../../components/order-detail-side.tsx';

vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body?: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({ takeStep, takeReturnStep: vi.fn() }));

const payment = { state: 'captured', method: 'cash', captured: 424_800, paymentId: 'cash-C1' };

function show(stored: object) {
  const whole = { number: 'KG-ABCD1234', state: 'packed', payment, revision: 7, ...stored };
  const order = { ...sampleOrder(whole), delivery: DELIVERY };
  renderInShop(<OrderDetailSide order={order} money={NO_MONEY} />, '/admin/orders/o1');
}

const voidButtons = () => screen.queryAllByRole('button', { name: /^Void payment of/ });

beforeEach(() => takeStep.mockReset());

test('voids a recorded payment with a reason', async () => {
  takeStep.mockResolvedValue();
  show({});
  await userEvent.click(screen.getByRole('button', { name: 'Void payment of ₹4,248' }));
  const dialog = screen.getByRole('dialog', { name: 'Void the payment of ₹4,248 (cash-C1)?' });
  const confirm = within(dialog).getByRole('button', { name: 'Void payment' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Please give a reason.')).toBeVisible();
  expect(takeStep).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'It was for another order.');
  await userEvent.click(confirm);
  expect(takeStep).toHaveBeenCalledWith(
    expect.objectContaining({ revision: 7 }),
    'strike-payment',
    {
      paymentId: 'cash-C1',
      reason: 'It was for another order.',
    },
  );
  expect(await screen.findByText('Payment voided')).toBeVisible();
});

test('offers to void each recorded instalment, but no gateway payment', () => {
  const part = { share: 50, amount: 212_400, due: 'now', dueOn: null, state: 'paid' };
  const instalments = [
    { ...part, id: '1', paymentId: 'HDFCR520261121000', method: 'bank_transfer' },
    { ...part, id: '2', paymentId: 'pay_ABC', method: 'upi' },
  ];
  show({ instalments });
  expect(voidButtons().map((button) => button.textContent)).toEqual(['Void payment of ₹2,124']);
});

test.each([
  ['has shipped', { state: 'shipped' }],
  ['was cancelled', { state: 'cancelled' }],
  ['was paid by the gateway', { payment: { ...payment, method: 'upi', paymentId: 'pay_ABC' } }],
  ['was refunded', { payment: { ...payment, state: 'refunded' } }],
])('offers no void for an order that %s', (_why, stored) => {
  show(stored);
  expect(voidButtons()).toEqual([]);
});
