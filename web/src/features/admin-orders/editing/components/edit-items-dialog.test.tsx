import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { StaffOrder } from '../../state/staff-order.ts';
import { EditItemsDialog } from './edit-items-dialog.tsx';

interface Call {
  method?: string;
  body?: { lines: object[] };
}

const { callStaffApi } = vi.hoisted(() => ({
  callStaffApi: vi.fn<(path: string, call: Call) => Promise<unknown>>(),
}));
vi.mock('#session/state/staff-api.ts', () => ({ callStaffApi }));
vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const TOTALS = { subtotal: 180_000, discount: 0, shipping: 15_000, tax: 32_400, giftCard: 0 };
const PREVIEW = {
  lines: [{ productId: 'saree', title: 'Kota saree', unitPrice: 180_000, quantity: 2, before: 1 }],
  before: { ...TOTALS, total: 227_400 },
  after: { ...TOTALS, subtotal: 360_000, tax: 64_800, total: 439_800 },
  difference: 212_400,
  ...{ toPay: 212_400, offBalance: 0, toRefund: 0, byHand: 0, toPrepaid: 0 },
  mayBeOnCredit: false,
};
const CHANGED = { id: 'o1', number: 'KG-ABCD1234', state: 'placed', revision: 8 };

function orderOf(fields: object = {}): StaffOrder {
  const stored = {
    id: 'o1',
    number: 'KG-ABCD1234',
    state: 'placed',
    lines: [{ productId: 'saree', title: 'Kota saree', quantity: 1, unitPrice: 180_000 }],
    payment: { state: 'captured', captured: 227_400, paymentId: 'pay_1' },
    revision: 7,
    ...fields,
  };
  return { ...sampleOrder(stored), delivery: DELIVERY };
}

function answers(preview: () => unknown, edit: () => unknown = () => ({ order: CHANGED })) {
  callStaffApi.mockImplementation(async (path) => {
    await Promise.resolve();
    return path.endsWith('/preview-edit') ? preview() : edit();
  });
}

const sent = (ending: string) =>
  callStaffApi.mock.calls.filter(([path]) => path.endsWith(ending)).map(([, { body }]) => body);

beforeEach(() => {
  callStaffApi.mockReset();
});

test('shows what more pieces cost before it saves them', async () => {
  answers(() => ({ preview: PREVIEW }));
  const onClose = vi.fn();
  renderInShop(<EditItemsDialog order={orderOf()} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Edit the items of order KG-ABCD1234' });
  const save = within(dialog).getByRole('button', { name: 'Save changes' });
  await userEvent.click(save);
  expect(within(dialog).getByText('Change at least one item.')).toBeVisible();
  const pieces = within(dialog).getByLabelText('Kota saree: quantity (now 1)');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '2');
  const more =
    'The customer pays ₹2,124 more. We email a payment link, and dispatch waits for the payment.';
  expect(await within(dialog).findByText(more)).toBeVisible();
  expect(within(dialog).getByText('(was ₹2,274)')).toBeVisible();
  await userEvent.click(save);
  expect(within(dialog).getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'She wants two.');
  await userEvent.click(save);
  const lines = [{ productId: 'saree', quantity: 2 }];
  expect(sent('/edit')).toEqual([
    { revision: 7, lines, reason: 'She wants two.', difference: 212_400, onCredit: false },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('asks for credit only where the server allows it', async () => {
  answers(() => ({ preview: { ...PREVIEW, mayBeOnCredit: true } }));
  renderInShop(<EditItemsDialog order={orderOf()} onClose={vi.fn()} />);
  const pieces = screen.getByLabelText('Kota saree: quantity (now 1)');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '2');
  await userEvent.click(await screen.findByLabelText('Release on credit'));
  expect(screen.getByText(/It is due on credit, and dispatch does not wait/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'So.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(sent('/edit')).toMatchObject([{ onCredit: true }]);
});

test('shows why an edit is not possible and saves nothing', async () => {
  answers(() => {
    throw new ApiError('Kota saree is sold out.', { status: 409, code: 'out_of_stock' });
  });
  renderInShop(<EditItemsDialog order={orderOf()} onClose={vi.fn()} />);
  const pieces = screen.getByLabelText('Kota saree: quantity (now 1)');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '9');
  expect(await screen.findByText('Kota saree is sold out.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'So.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(sent('/edit')).toEqual([]);
});

test('offers no additions once the order has its invoice', () => {
  renderInShop(
    <EditItemsDialog order={orderOf({ invoiceNumber: 'KG/2627/000001' })} onClose={vi.fn()} />,
  );
  expect(screen.getByText(/To add items, create another order/)).toBeVisible();
  expect(screen.queryByLabelText('Add a product')).toBeNull();
});
