import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { orderFrom } from '#lib/documents/order-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';

import { OrderDetailSide } from './order-detail-side.tsx';

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body?: object) => Promise<void>>(),
}));
vi.mock('../data/order-api.ts', () => ({ takeStep, takeReturnStep: vi.fn() }));

const payment = { state: 'captured', method: 'cash', captured: 424_800, paymentId: 'cash-C1' };

function show(stored: object) {
  const whole = { number: 'KG-ABCD1234', state: 'packed', payment, revision: 7, ...stored };
  const order = { ...orderFrom('o1', whole), delivery: DELIVERY, giftCardPaid: paise(0) };
  renderInShop(<OrderDetailSide order={order} refunds={[]} />, '/admin/orders/o1');
}

const ways = () => screen.queryAllByRole('button', { name: /was recorded by mistake/ });

beforeEach(() => takeStep.mockReset());

test('a payment that staff recorded by mistake is struck, with a reason', async () => {
  takeStep.mockResolvedValue();
  show({});
  await userEvent.click(screen.getByRole('button', { name: '₹4,248 was recorded by mistake' }));
  const dialog = screen.getByRole('dialog', { name: 'Strike the payment of ₹4,248 (cash-C1)' });
  const confirm = within(dialog).getByRole('button', { name: 'Strike payment' });
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
  expect(await screen.findByText('The payment is struck')).toBeVisible();
});

test('of an order in parts each transfer can be struck, and what the gateway took cannot', () => {
  const part = { share: 50, amount: 212_400, due: 'now', dueOn: null, state: 'paid' };
  const instalments = [
    { ...part, id: '1', paymentId: 'HDFCR520261121000' },
    { ...part, id: '2', paymentId: 'pay_ABC' },
  ];
  show({ instalments });
  expect(ways().map((button) => button.textContent)).toEqual(['₹2,124 was recorded by mistake']);
});

test.each([
  ['has left', { state: 'shipped' }],
  ['was cancelled', { state: 'cancelled' }],
  ['was paid by the gateway', { payment: { ...payment, method: 'upi', paymentId: 'pay_ABC' } }],
  ['was given back', { payment: { ...payment, state: 'refunded' } }],
])('the payment of an order that %s cannot be struck', (_why, stored) => {
  show(stored);
  expect(ways()).toEqual([]);
});
