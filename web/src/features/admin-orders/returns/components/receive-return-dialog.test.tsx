import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReceiveReturnDialog } from './receive-return-dialog.tsx';

const { takeReturnStep } = vi.hoisted(() => ({
  takeReturnStep: vi.fn<(orderReturn: OrderReturn, step: string, body: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({ takeStep: vi.fn(), takeReturnStep }));

const back = {
  id: 'r1',
  orderNumber: 'KG-ABCD1234',
  lines: [{ productId: 'saree', title: 'Kota saree', quantity: 400, reason: 'damaged' }],
} as unknown as OrderReturn;

test('received quantities of a large return are typed and restocked by default', async () => {
  takeReturnStep.mockResolvedValue();
  renderInShop(<ReceiveReturnDialog orderReturn={back} onClose={vi.fn()} />);
  const [arrived] = screen.getAllByDisplayValue('400');
  await userEvent.clear(arrived!);
  await userEvent.type(arrived!, '390');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as received' }));
  expect(takeReturnStep.mock.calls[0]?.[2]).toEqual({
    answer: '',
    lines: [{ productId: 'saree', received: 390, restock: 390 }],
  });
});
