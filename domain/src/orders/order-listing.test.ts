import { expect, test } from 'vitest';

import {
  courierKey,
  matchesSearch,
  orderListing,
  orderSearchToken,
  productToken,
} from './order-listing.ts';
import { paise } from '../money/paise.ts';
import { reviewReason, type ReviewReason } from '../payments/review-reason.ts';

const order: Parameters<typeof orderListing>[0] = {
  number: 'KG-7F3K9A2C',
  state: 'shipped',
  reviewReasons: [],
  customer: {
    name: 'Asha Devi Verma',
    email: 'Asha.Verma@kargha.example',
    phone: '9876543210',
    address: {
      line1: '',
      line2: '',
      city: 'New Delhi',
      state: 'Delhi',
      pincode: '110001',
      country: 'India',
    },
  },
  lines: [
    { productId: 'p-katan', title: 'Banarasi Katan Silk Saree', sku: 'KG-SAR-014' },
    { productId: 'p-ikat', title: 'Ikat Dupatta', sku: '' },
  ],
  payment: { paymentId: 'pay_N4kL09', method: 'upi' },
  purchaseOrderNumber: '4500-118/26',
  tags: ['t1'],
  totals: {
    subtotal: paise(100_000),
    discount: paise(0),
    shipping: paise(0),
    tax: paise(18_000),
    giftCard: paise(18_000),
    total: paise(100_000),
  },
  shipments: [
    {
      id: 'parcel-1',
      courier: 'Hamsa Express',
      awb: 'HMS-4471',
      trackingUrl: '',
      lines: [],
      shippedAt: new Date(),
      deliveredAt: null,
    },
  ],
};

test.each([
  ['its number', 'KG-7F3K9A2C'],
  ['a number without its prefix', '7f3k9a'],
  ['the beginning of a name', 'ash'],
  ['a second name', 'devi'],
  ['names one after the other', '  Devi  Verma '],
  ['an e-mail address', 'asha.verma@KARGHA.example'],
  ['a phone as people write it', '+91 98765 43210'],
  ['the beginning of a phone', '98765'],
  ['a tracking number', 'hms-4471'],
  ['the pincode', '110 001'],
  ['the beginning of a pincode', '1100'],
  ['the city', 'new delhi'],
  ['a word of the city', 'Delhi'],
  ['a product', 'katan silk'],
  ['another product', 'dupatta'],
  ['a SKU', 'kg-sar-014'],
  ['the purchase order number', '4500-118/26'],
  ['the payment', 'pay_N4kL09'],
])('finds an order by %s', (_what, typed) => {
  const { search } = orderListing(order);
  expect(search).toContain(orderSearchToken(typed));
});

test.each(['verma asha', 'sha', '43210', '4471', 'kargha.example'])(
  'does not find an order by %s, which is not a prefix',
  (typed) => {
    const { search } = orderListing(order);
    expect(search).not.toContain(orderSearchToken(typed));
  },
);

test.each([
  ['the whole purchase order number', 'PO/2026-27/00123', true],
  ['its start', 'po/2026-27/0012', true],
  ['another one of the series', 'PO/2026-27/00124', false],
  ['a part of a long name', 'devi verma, New Delhi', false],
  ['a short text, which its token has in full', 'PO/2026-27/001', true],
])('compares %s with the order', (_what, typed, isMatch) => {
  const long = { ...order, purchaseOrderNumber: 'PO/2026-27/00123' };
  expect(matchesSearch(long, typed)).toBe(isMatch);
});

test('returns an empty token for a single letter', () => {
  expect(orderSearchToken(' a ')).toBe('');
});

test('adds up gift card and gateway for an order’s worth', () => {
  expect(orderListing({ ...order, shipments: [] }).worth).toBe(118_000);
});

test('marks paid unshipped orders and orders under review as needing action', () => {
  const needs = (state: 'packed' | 'shipped', reviewReasons: ReviewReason[] = []) => {
    const { needsAction, needsReview } = orderListing({ ...order, state, reviewReasons });
    return { needsAction, needsReview };
  };
  expect(needs('packed')).toEqual({ needsAction: true, needsReview: false });
  expect(needs('shipped')).toEqual({ needsAction: false, needsReview: false });
  const asked = reviewReason('cancel_requested', {}, new Date());
  expect(needs('shipped', [asked])).toEqual({ needsAction: true, needsReview: true });
});

test.each(['PRODUCT p-katan', 'TAG t1'])('does not find an order by the typed text %s', (typed) => {
  const { search } = orderListing(order);
  expect(search).toContain(typed);
  expect(search).not.toContain(orderSearchToken(typed));
});

test('finds a transfer by its reference with and without hyphens', () => {
  const { search } = orderListing({ ...order, payment: { paymentId: '0042-7781' } });
  expect(search).toContain(orderSearchToken('0042-7781'));
  expect(search).toContain(orderSearchToken('00427781'));
});

test('knows the courier of the latest parcel in any spelling', () => {
  const [parcel] = order.shipments;
  const shipments = [parcel!, { ...parcel!, courier: 'Blue Dart' }];
  expect(orderListing({ ...order, shipments }).courier).toBe(courierKey(' BlueDart'));
  expect(orderListing({ ...order, shipments: [] }).courier).toBe('');
});

test('names the method of the latest paid instalment', () => {
  const instalment = { share: 50, amount: paise(100), due: 'now', dueOn: null, paymentId: 'x' };
  const instalments = [
    { ...instalment, id: '1', state: 'paid', method: 'bank_transfer' },
    { ...instalment, id: '2', state: 'due' },
  ] as NonNullable<typeof order.instalments>;
  expect(orderListing({ ...order, payment: { method: null }, instalments }).method).toBe(
    'bank_transfer',
  );
  expect(orderListing({ ...order, payment: {} }).method).toBe('');
});

test('has at most 3,000 tokens, and every product of a large order', () => {
  const lines = Array.from({ length: 100 }, (_, at) => ({
    productId: `p-${at}`,
    title: `Handwoven ${at} silk saree of loom${at} with a border of ${at} threads`,
    sku: `KG-LARGE-${at}`,
  }));
  const { search } = orderListing({ ...order, lines });
  expect(search).toHaveLength(3000);
  for (const { productId, sku } of lines) {
    expect(search).toContain(productToken(productId));
    expect(search).toContain(orderSearchToken(sku));
  }
});
