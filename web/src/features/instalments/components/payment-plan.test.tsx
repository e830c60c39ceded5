import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { withCreditDueDates, planInstalments } from '@kargha/domain/payments/instalment';
import { paise } from '@kargha/domain/money/paise';
import type { PaymentTerms } from '@kargha/domain/quotes/quote';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { PaymentPlan } from './payment-plan.tsx';

const ACCEPTED = new Date('2026-11-21T06:30:00Z');

const orderOn = (paymentTerms: PaymentTerms, fields: object = {}) =>
  sampleOrder({
    state: 'placed',
    paymentTerms,
    instalments: planInstalments(paise(1_000_001), paymentTerms, ACCEPTED),
    quoteId: 'q1',
    purchaseOrderNumber: 'PO/77',
    ...fields,
  });

const invoicedAt = (issuedAt: string) =>
  orderOn('credit-30', {
    invoiceNumber: 'KG/2526/000001',
    instalments: withCreditDueDates(
      planInstalments(paise(500_000), 'credit-30', ACCEPTED),
      new Date(issuedAt),
    ),
  });

afterEach(() => {
  vi.useRealTimers();
});

test('shows both instalments and the amount due before dispatch', async () => {
  const onPay = vi.fn(() => Promise.resolve('paid' as const));
  renderInShop(<PaymentPlan order={orderOn('half-advance')} onPay={onPay} />);
  expect(screen.getByText('Payment terms: 50% advance / 50% on delivery')).toBeVisible();
  expect(screen.getByText('Your PO number: PO/77')).toBeVisible();
  expect(screen.getByText('We dispatch your order once ₹5,000.01 is paid.')).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('Due')).toBeVisible();
  expect(within(second!).getByText('Due when the goods are delivered')).toBeVisible();
  await userEvent.click(within(first!).getByRole('button', { name: 'Pay ₹5,000.01 in advance' }));
  expect(onPay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }));
  expect(await screen.findByText('Thank you. Your payment has been received.')).toBeVisible();
});

test('shows payment and receipt voucher of a paid instalment', () => {
  const [part] = planInstalments(paise(500_000), 'advance', ACCEPTED);
  const paid = { ...part, state: 'paid', paymentId: 'pay_1', receiptNumber: 'KR/2627/000001' };
  renderInShop(<PaymentPlan order={orderOn('advance', { instalments: [paid] })} onPay={vi.fn()} />);
  expect(screen.getByText('Paid')).toBeVisible();
  expect(screen.getByText('Receipt voucher KR/2627/000001')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('marks credit past its due date as overdue', () => {
  renderInShop(<PaymentPlan order={invoicedAt('2026-01-01T06:30:00Z')} onPay={vi.fn()} />);
  expect(screen.getByText('Overdue')).toBeVisible();
  expect(screen.getByText('Due on 31 Jan 2026')).toBeVisible();
});

test('does not mark credit as overdue on its due date', () => {
  vi.setSystemTime('2026-01-31T18:00:00Z');
  renderInShop(<PaymentPlan order={invoicedAt('2026-01-01T06:30:00Z')} onPay={vi.fn()} />);
  expect(screen.getByText('Not due yet')).toBeVisible();
});

test('shows no due date before the invoice', () => {
  const [part] = planInstalments(paise(500_000), 'credit-30', ACCEPTED);
  const older = { ...part, dueOn: new Date('2026-01-01T06:30:00Z') };
  const order = orderOn('credit-30', { instalments: [part, { ...older, id: '2' }] });
  renderInShop(<PaymentPlan order={order} onPay={vi.fn()} />);
  expect(screen.getAllByText('Due 30 days after the invoice')).toHaveLength(2);
  expect(screen.getAllByText('Not due yet')).toHaveLength(2);
});

test('deducts returned items and asks for no payment when nothing is left', () => {
  const [first, second] = planInstalments(paise(1_000_000), 'half-advance', ACCEPTED);
  const instalments = [
    { ...first, amount: paise(450_000), credited: paise(50_000) },
    { ...second, amount: paise(0), state: 'credited', credited: paise(500_000) },
  ];
  renderInShop(<PaymentPlan order={orderOn('half-advance', { instalments })} onPay={vi.fn()} />);
  expect(screen.getByText('Reduced by ₹500 for returned items')).toBeVisible();
  expect(screen.getByText('Credited')).toBeVisible();
  expect(screen.getByText('Reduced by ₹5,000 for returned items')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Pay ₹4,500 in advance' })).toBeVisible();
});

test('asks for no payment on a cancelled order', () => {
  const order = orderOn('advance', { state: 'cancelled' });
  renderInShop(<PaymentPlan order={order} onPay={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/before we dispatch/)).toBeNull();
});

test('shows why a payment failed and can be retried', async () => {
  const onPay = vi.fn(() => Promise.reject(new Error('Payment failed. Please try again.')));
  renderInShop(<PaymentPlan order={orderOn('advance')} onPay={onPay} />);
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText('Payment failed. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

test('shows no plan for an order from the cart', () => {
  const { container } = renderInShop(
    <PaymentPlan order={sampleOrder({ state: 'placed' })} onPay={vi.fn()} />,
  );
  expect(container.querySelector('section, ul')).toBeNull();
});
