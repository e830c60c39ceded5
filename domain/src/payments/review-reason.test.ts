import { expect, test } from 'vitest';

import {
  addReview,
  describeReview,
  describeReviews,
  dropReview,
  REVIEW_CODES,
  reviewReason,
} from './review-reason.ts';

const AT = new Date('2026-11-25T10:00:00Z');
const failed = (refundId: string) =>
  reviewReason('refund_failed', { refundId, amount: 45_000 }, AT);
const asked = reviewReason('cancel_requested', {}, AT);

test('states amounts and methods in words', () => {
  const due = reviewReason('refund_due', { refundId: 'r1', amount: 123_450, method: 'cash' }, AT);
  expect(describeReview(due)).toBe(
    '₹1,234.50 was paid offline (cash): please refund it manually and record it here.',
  );
  expect(describeReviews([asked, failed('r1')])).toBe(
    'The customer asks to cancel this order. A refund of ₹450 failed.',
  );
});

test('every sentence is complete once its parameters are filled in', () => {
  const params = {
    ...{ amount: 100, paid: 100, due: 200, method: 'upi', last4: '1234', currency: 'USD' },
    note: 'Please check.',
  };
  for (const code of REVIEW_CODES) {
    expect(describeReview({ code, params })).toMatch(/^[^{}]+\.$/);
  }
});

test('lists a reason about one refund once, and keeps the others', () => {
  const reasons = [asked, failed('r1'), failed('r2')].reduce(
    addReview,
    addReview([], failed('r1')),
  );
  expect(reasons.map(({ code, params }) => [code, params.refundId])).toEqual([
    ['cancel_requested', undefined],
    ['refund_failed', 'r1'],
    ['refund_failed', 'r2'],
  ]);
});

test('drops the reasons about one refund, or all with the code', () => {
  const reasons = [asked, failed('r1'), failed('r2')];
  expect(dropReview(reasons, 'refund_failed', { refundId: 'r1' })).toEqual([asked, failed('r2')]);
  expect(dropReview(reasons, 'refund_failed')).toEqual([asked]);
});
