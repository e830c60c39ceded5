import { expect, test } from 'vitest';

import { orderListing, orderSearchToken } from './order-listing.ts';
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
    address: { line1: '', line2: '', city: '', state: '', pincode: '', country: 'India' },
  },
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
