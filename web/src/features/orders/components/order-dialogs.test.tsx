import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { ExchangeChoices } from '@kargha/domain/orders/return-endpoints';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderDialogs } from './order-dialogs.tsx';

const api = vi.hoisted(() => ({
  requestReturn: vi.fn<(orderId: string, request: object) => Promise<void>>(),
  readExchangeChoices: vi.fn<(orderId: string) => Promise<ExchangeChoices>>(),
}));
vi.mock('../state/order-actions.ts', () => api);

const LINE = { productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 };

function show() {
  const parcel = { id: 'parcel-1', lines: [LINE], state: 'delivered', deliveredAt: new Date() };
  const order = sampleOrder({
    ...{ number: 'KG-ABCD1234', state: 'delivered', lines: [LINE], shipments: [parcel] },
    totals: { subtotal: 360_000, shipping: 0, tax: 64_800, total: 424_800 },
  });
  renderInShop(<OrderDialogs which="return" order={order} returns={[]} onClose={vi.fn()} />);
}

test('offers other sizes with what they cost more, and drops one of which there are too few', async () => {
  api.requestReturn.mockResolvedValue();
  const [from, to] = [paise(212_400), paise(236_000)];
  const choices = [
    { options: { Size: 'L' }, available: 2, from, to },
    { options: { Size: 'XL' }, available: 1, from, to: from },
  ];
  api.readExchangeChoices.mockResolvedValue([{ productId: 'saree', choices }]);
  show();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Quantity of Kota saree'), '1');
  const wish = await dialog.findByLabelText('What would you like?');
  const labels = within(wish).getAllByRole('option');
  expect(labels.map((one) => one.textContent)).toEqual([
    'A refund',
    'Size: L instead · ₹236 more',
    'Size: XL instead',
  ]);
  await userEvent.selectOptions(wish, 'Size: XL instead');
  expect(dialog.getByText('₹0')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Quantity of Kota saree'), '2');
  expect(wish).toHaveDisplayValue('A refund');
  await userEvent.selectOptions(wish, 'Size: L instead · ₹236 more');
  expect(dialog.getByText('You pay')).toBeVisible();
  expect(dialog.getByText('₹472')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(api.requestReturn.mock.calls[0]?.[1]).toMatchObject({
    lines: [{ productId: 'saree', quantity: 2, exchangeFor: { Size: 'L' } }],
  });
});
