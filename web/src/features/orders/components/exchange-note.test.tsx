import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ExchangeNote } from './exchange-note.tsx';

const api = vi.hoisted(() => ({ readPayPath: vi.fn<(orderId: string) => Promise<string>>() }));
vi.mock('../state/order-actions.ts', () => api);

const EXCHANGE = { orderId: 'o0', orderNumber: 'KG-FIRST', returnId: 'r1', credit: 212_400 };
const show = (fields: object) =>
  renderInShop(<ExchangeNote order={sampleOrder({ totals: { total: 23_600 }, ...fields })} />);

test('links to the replaced order, and to the payment of the difference', async () => {
  api.readPayPath.mockResolvedValue('/pay/o1.signature');
  show({ state: 'pending_payment', exchange: EXCHANGE });
  const link = screen.getByRole('link', { name: 'Replaces items of order KG-FIRST' });
  expect(link).toHaveAttribute('href', '/orders/o0');
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹236' }));
  expect(api.readPayPath).toHaveBeenCalledWith('o1');
});

test('asks for no payment of what is paid, and says nothing of another order', () => {
  show({ state: 'placed', exchange: EXCHANGE });
  expect(screen.queryByRole('button')).toBeNull();
  show({ state: 'pending_payment' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
