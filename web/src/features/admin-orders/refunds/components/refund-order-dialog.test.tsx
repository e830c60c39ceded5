import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { planInstalments } from '@kargha/domain/payments/instalment';
import type { LedgerPayment } from '@kargha/domain/payments/order-ledger';
import { paise } from '@kargha/domain/money/paise';
import { ApiError } from '#lib/server/api-client.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { paymentOf, sampleRefund } from '#testing/sample-refund.ts';

import type { StaffRefund } from '../../state/staff-order.ts';
import { RefundOrderDialog } from './refund-order-dialog.tsx';

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, action: string, body?: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({ takeStep, takeReturnStep: vi.fn() }));

function show(
  state: string,
  refunds: StaffRefund[] = [],
  fields: object = {},
  morePayments: LedgerPayment[] = [],
) {
  const stored = {
    number: 'KG-ABCD1234',
    state,
    lines: [{ productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 }],
    payment: { state: 'captured', captured: 324_800, paymentId: 'pay_1' },
    giftCard: { cardId: 'card', last4: 'ABCD', amount: 100_000 },
    revision: 7,
    ...fields,
  };
  const order = { ...sampleOrder(stored), delivery: DELIVERY };
  const money = paymentOf(order);
  renderInShop(
    <RefundOrderDialog
      order={order}
      money={{ ...money, payments: [...money.payments, ...morePayments], refunds }}
      onClose={() => undefined}
    />,
  );
  return order;
}

beforeEach(() => {
  takeStep.mockReset().mockResolvedValue();
});

const returned = (quantity: number) => ({
  shipments: [{ id: 'parcel-1', state: 'returned', lines: [{ productId: 'saree', quantity }] }],
});

async function choose(label: string) {
  const purpose = screen.getByLabelText('What is this refund for?');
  await userEvent.selectOptions(purpose, label);
}

async function confirmFor(reason: string) {
  await userEvent.type(screen.getByLabelText('Reason'), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
}

test('offers what payment and gift card can still refund', () => {
  show('delivered', [sampleRefund('price_adjustment', 24_800)]);
  expect(screen.getByText('You can refund up to ₹4,000.')).toBeVisible();
  expect(screen.getByText(/no invoice yet/)).toBeVisible();
});

test('asks what the refund is for', async () => {
  show('shipped', [], returned(1));
  await confirmFor('No one at home.');
  expect(screen.getByText('Choose what this refund is for.')).toBeVisible();
  expect(takeStep).not.toHaveBeenCalled();
});

test('refunds chosen undelivered items with the amount for them', async () => {
  const fields = { ...returned(2), totals: { shipping: 15_000, total: 375_000 } };
  const shown = show('shipped', [], { ...fields, invoiceNumber: 'KG/2627/000003' });
  await choose('Items that came back undelivered');
  expect(screen.getByText('A credit note lists these items.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Kota saree: refund (of 2)'), '1');
  await userEvent.click(screen.getByLabelText('Refund shipping too (₹150)'));
  expect(screen.getByText('₹1,950')).toBeVisible();
  await confirmFor('No one at home.');
  expect(takeStep).toHaveBeenCalledWith(shown, 'refunds', {
    ...{ purpose: 'undelivered', lines: [{ productId: 'saree', quantity: 1 }] },
    ...{ includesShipping: true, amount: 195_000, reason: 'No one at home.' },
  });
});

test('reduces the balance of an unpaid credit order for undelivered items', () => {
  const parcel = (id: string, state: string) => ({
    ...{ id, state, lines: [{ productId: 'saree', quantity: 1 }] },
  });
  const fields = {
    payment: { state: 'pending', captured: 0 },
    instalments: planInstalments(paise(360_000), 'credit-30', new Date()),
    shipments: [parcel('parcel-1', 'delivered'), parcel('parcel-2', 'returned')],
  };
  show('delivered', [], fields);
  expect(screen.getByText('₹1,800')).toBeVisible();
  expect(screen.getByText(/₹3,600 of this order is unpaid/)).toBeVisible();
});

test('refunds the paid half of an order that came back undelivered', async () => {
  const [paid, unpaid] = planInstalments(paise(360_000), 'half-advance', new Date());
  const fields = {
    payment: { state: 'pending', captured: 180_000 },
    instalments: [{ ...paid, state: 'paid' }, unpaid],
    ...returned(2),
  };
  show('returned', [], fields);
  await choose('Items that came back undelivered');
  expect(screen.getByText('₹1,800')).toBeVisible();
});

test('retries a failed refund as it was', async () => {
  const failed = { ...sampleRefund('price_adjustment', 45_000), state: 'failed' as const };
  const shown = show('delivered', [{ ...failed, trouble: 'The card is closed.' }]);
  await choose('Retry a failed refund: ₹450, price adjustment');
  expect(screen.getByText('The gateway refused it: The card is closed.')).toBeVisible();
  expect(screen.getByText('₹450')).toBeVisible();
  await confirmFor('The bank works again.');
  expect(takeStep).toHaveBeenCalledWith(shown, 'refunds', {
    ...{ purpose: 'retry', refundId: failed.id, amount: 45_000 },
    reason: 'The bank works again.',
  });
});

test('shows the right amount when the server has another one', async () => {
  const message = 'The right amount for this refund is ₹900.';
  const wrong = { status: 409, code: 'wrong_amount', details: { amount: 90_000 } };
  takeStep.mockRejectedValueOnce(new ApiError(message, wrong));
  show('delivered');
  await userEvent.type(screen.getByLabelText('Amount (₹)'), '1000');
  await confirmFor('A torn border.');
  expect(screen.getByText(message)).toBeVisible();
});

test('accepts amounts with Indian grouping and rejects incomplete ones', async () => {
  const shown = show('delivered');
  const amount = screen.getByLabelText('Amount (₹)');
  const refund = async (typed: string) => {
    await userEvent.clear(amount);
    await userEvent.type(amount, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  };
  await userEvent.type(screen.getByLabelText('Reason'), 'A torn border.');
  await refund('12,50');
  expect(screen.getByText('Enter an amount of at least ₹1.')).toBeVisible();
  expect(takeStep).not.toHaveBeenCalled();
  await refund('1,250.50');
  const body = { purpose: 'price_adjustment', amount: 125_050, reason: 'A torn border.' };
  expect(takeStep).toHaveBeenCalledWith(shown, 'refunds', body);
});

test('asks for an instant refund, and says what it costs', async () => {
  show('delivered');
  await userEvent.type(screen.getByLabelText('Amount (₹)'), '100');
  expect(screen.queryByText(/deducts its fee/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Speed'), 'Instant, for a fee');
  expect(screen.getByText(/deducts its fee from the balance/)).toBeVisible();
  await confirmFor('A flaw.');
  const [, action, body] = takeStep.mock.calls[0] ?? [];
  expect([action, body]).toEqual([
    'refunds',
    { purpose: 'price_adjustment', amount: 10_000, speed: 'instant', reason: 'A flaw.' },
  ]);
});

test('returns a payment that was not needed', async () => {
  const second = { id: 'pay_9', method: 'upi' as const, amount: paise(90_000) };
  const shown = show('delivered', [], {}, [second]);
  await choose('Payment that was not needed: ₹900, pay_9');
  expect(screen.getByText(/The invoice does not change/)).toBeVisible();
  await confirmFor('The instalment was reduced.');
  expect(takeStep).toHaveBeenCalledWith(shown, 'refunds', {
    ...{ purpose: 'duplicate_payment', paymentId: 'pay_9', amount: 90_000 },
    reason: 'The instalment was reduced.',
  });
});
