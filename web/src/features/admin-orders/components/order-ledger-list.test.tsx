import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { paymentOf, sampleRefund } from '#testing/sample-refund.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { staffLedger, type OrderMoney } from '../state/staff-ledger.ts';
import { OrderLedgerList } from './order-ledger-list.tsx';

const TOTALS = { subtotal: 300_000, shipping: 0, tax: 15_000, total: 315_000 };
const PAID = { state: 'captured', captured: 315_000, paymentId: 'pay_1' };

function show(fields: object, more: Partial<OrderMoney> = {}) {
  const stored = { number: 'KG-ABCD1234', state: 'delivered', totals: TOTALS, payment: PAID };
  const order = { ...sampleOrder({ ...stored, ...fields }), delivery: DELIVERY };
  const money = { ...paymentOf(order), ...more };
  renderInShop(<OrderLedgerList order={order} ledger={staffLedger(order, money)} />);
}

beforeEach(() => signInStaff('finance'));

const amountAt = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('shows what was charged and paid, and that nothing is due', () => {
  show({});
  expect(amountAt('Total')).toBe('₹3,150');
  expect(amountAt('Paid: UPI')).toBe('₹3,150');
  expect(amountAt('Balance due')).toBe('₹0');
  expect(screen.queryByText('Refund due')).toBeNull();
});

test('shows a requested refund as due, and a processed one as refunded', () => {
  const asked = { ...sampleRefund('price_adjustment', 20_000), state: 'requested' as const };
  const done = { ...sampleRefund('return', 50_000), id: 'refund_pay_1_2' };
  show({ payment: { ...PAID, refunded: 50_000 } }, { refunds: [asked, done] });
  expect(amountAt('Return')).toBe('−₹500');
  expect(amountAt('Price adjustment')).toBe('−₹200');
  expect(amountAt('Charged')).toBe('₹2,450');
  expect(amountAt('Refunded')).toBe('−₹500');
  expect(amountAt('Refund due')).toBe('₹200');
});

test('shows a duplicate payment, and what the bank disputes and took back', () => {
  const payments = ['pay_1', 'pay_2'].map((id) => {
    return { id, method: 'upi' as const, amount: paise(315_000) };
  });
  const dispute = { paymentId: 'pay_1', amount: paise(100_000) };
  const open = { ...dispute, status: 'open' as const, deducted: paise(0) };
  const lost = { ...dispute, status: 'lost' as const, deducted: paise(100_000) };
  show({}, { payments, disputes: [open, lost] });
  expect(amountAt('Paid: UPI (duplicate)')).toBe('₹3,150');
  expect(amountAt('Payment to review')).toBe('₹3,150');
  expect(amountAt('Taken back by the bank')).toBe('−₹1,000');
  expect(amountAt('Disputed')).toBe('₹1,000');
});
