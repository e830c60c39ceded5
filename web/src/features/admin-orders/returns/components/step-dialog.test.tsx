import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { NO_MONEY } from '#testing/sample-refund.ts';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { sampleOrder, sampleReturn } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReturnPanel } from './return-panel.tsx';

vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const { takeReturnStep } = vi.hoisted(() => ({
  takeReturnStep: vi.fn<(orderReturn: object, step: string, body: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({
  takeReturnStep,
  takeStep: vi.fn(),
  readOrderEmails: vi.fn(),
  readExchangeChoices: vi.fn(),
}));

beforeEach(() => takeReturnStep.mockReset().mockResolvedValue());

const EXCHANGE = { price: 200_000, reservedUntil: null, orderId: null, orderNumber: '' };
const LINE = {
  ...{ productId: 'kurta', title: 'Kurta', quantity: 1, options: { Size: 'M' } },
  exchange: { options: { Size: 'L' }, from: 180_000, to: 200_000 },
};

function show(state: string, exchange: string) {
  const fields = { ...EXCHANGE, state: exchange };
  const orderReturn = sampleReturn({ state, lines: [LINE], exchange: fields });
  const order = {
    ...sampleOrder({ number: 'KG-ABCD1234', state: 'delivered' }),
    delivery: DELIVERY,
  };
  renderInShop(<ReturnPanel orderReturn={orderReturn} order={order} money={NO_MONEY} />);
  return orderReturn;
}

const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

test('approves an exchange, or its refund when the size has sold out', async () => {
  const orderReturn = show('requested', 'asked');
  await press('Approve');
  await press('Approve');
  const plain = { answer: '', refundInstead: false };
  expect(takeReturnStep).toHaveBeenLastCalledWith(orderReturn, 'approve', plain);
  await press('Approve');
  await userEvent.click(screen.getByLabelText(/Refund instead/));
  await press('Approve');
  const instead = { answer: '', refundInstead: true };
  expect(takeReturnStep).toHaveBeenLastCalledWith(orderReturn, 'approve', instead);
});

test('orders the replacement of a received exchange, which can still be refunded', async () => {
  const orderReturn = show('received', 'reserved');
  expect(screen.getByRole('button', { name: 'Refund' })).toBeVisible();
  await press('Order replacement');
  expect(screen.getByText(/The worth of the returned items pays for it/)).toBeVisible();
  await press('Order replacement');
  expect(takeReturnStep).toHaveBeenCalledWith(orderReturn, 'exchange', { answer: '' });
});

test('offers no replacement for a declined exchange', () => {
  show('received', 'declined');
  expect(screen.queryByRole('button', { name: 'Order replacement' })).toBeNull();
});
