import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { OrderReturn } from '@kargha/domain/orders/return';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReceiveReturnDialog } from './receive-return-dialog.tsx';

const { takeReturnStep } = vi.hoisted(() => ({
  takeReturnStep: vi.fn<(one: OrderReturn, step: string, body: object) => Promise<void>>(),
}));
vi.mock('../data/order-api.ts', () => ({ takeStep: vi.fn(), takeReturnStep }));

const back = {
  id: 'r1',
  orderNumber: 'KG-ABCD1234',
  lines: [{ productId: 'saree', title: 'Kota saree', quantity: 400, reason: 'damaged' }],
} as unknown as OrderReturn;

test('what arrived of a bulk return is typed, and is sold again until staff say otherwise', async () => {
  takeReturnStep.mockResolvedValue();
  renderInShop(<ReceiveReturnDialog one={back} onClose={vi.fn()} />);
  const [arrived] = screen.getAllByDisplayValue('400');
  await userEvent.clear(arrived!);
  await userEvent.type(arrived!, '390');
  await userEvent.click(screen.getByRole('button', { name: 'Arrived' }));
  expect(takeReturnStep.mock.calls[0]?.[2]).toEqual({
    lines: [{ productId: 'saree', received: 390, restock: 390 }],
  });
});
