import { expect, test } from 'vitest';

import { orderFrom } from './order-document.ts';

const at = new Date('2026-11-01T06:30:00Z');
const TOTALS = { subtotal: 180_000, shipping: 0, tax: 9_000, total: 189_000 };
const ORDER = {
  number: 'KG-ABCD1234',
  state: 'delivered',
  stateTimes: { placed: { toDate: () => at } },
  lines: [{ productId: 'saree', title: 'Kota saree', quantity: 1, unitPrice: 180_000 }],
  totals: TOTALS,
  customer: {
    email: 'asha@kargha.example',
    address: { line1: '12 Loom Lane', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
  },
  payment: { state: 'captured', captured: 189_000 },
  shipments: [{ id: 'p1', lines: [], shippedAt: at, deliveredAt: at, trackingUrl: 'javascript:0' }],
  createdAt: at,
  updatedAt: at,
};

test('reads an order from before discounts, gift cards and parcel states', () => {
  expect(orderFrom('o1', ORDER)).toMatchObject({
    id: 'o1',
    uid: '',
    stateTimes: { placed: at },
    lines: [{ chargeTax: true, discount: 0, image: '' }],
    totals: { ...TOTALS, discount: 0, giftCard: 0 },
    customer: { address: ['12 Loom Lane', 'Pune 411001, Maharashtra'] },
    payment: { method: '', owed: 0, id: '' },
    shipments: [{ state: 'delivered', trackingUrl: '' }],
    backOnCard: null,
    paymentTerms: null,
    instalments: [],
    createdAt: at,
  });
});

test('shows no order whose total has a fraction of a paisa', () => {
  expect(orderFrom('o1', { ...ORDER, totals: { ...TOTALS, total: 189_000.4 } })).toBeUndefined();
});

test('shows no order without a state', () => {
  expect(orderFrom('o1', { ...ORDER, state: 'lost' })).toBeUndefined();
});
