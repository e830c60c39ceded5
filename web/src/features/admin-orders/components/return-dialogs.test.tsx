import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { planInstalments } from '@kargha/domain/instalment';
import { paise } from '@kargha/domain/paise';
import { orderFrom } from '#lib/order-document.ts';
import { returnFrom } from '#lib/return-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReturnDialogs } from './return-dialogs.tsx';

const { takeReturnStep } = vi.hoisted(() => ({
  takeReturnStep: vi.fn<(one: object, step: string, body: object) => Promise<void>>(),
}));
vi.mock('../data/order-api.ts', () => ({ takeReturnStep, takeStep: vi.fn(), readMails: vi.fn() }));

test('a return on credit is settled off what is owed: staff see it, and may go as far as that', async () => {
  const order = orderFrom('o1', {
    number: 'KG-ABCD1234',
    state: 'delivered',
    payment: { state: 'pending', captured: 0 },
    instalments: planInstalments(paise(3_549_966), 'credit-30', new Date()),
  });
  const one = returnFrom('r1', {
    state: 'received',
    lines: [{ productId: 'towel', title: 'Towel', quantity: 10, received: 10 }],
    estimate: 349_996,
    revision: 2,
  });
  renderInShop(
    <ReturnDialogs action="refund" name="Refund" one={one} order={order} onClose={vi.fn()} />,
  );
  const lead = '₹35,499.66 of this order is not paid. The return is taken off that first.';
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.getByText(/At most ₹35,499.66/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /refund/i }));
  expect(takeReturnStep).toHaveBeenCalledWith(one, 'refund', { amount: 349_996, answer: '' });
});
