import { expect, test } from 'vitest';

import { cancelOrderSchema, createOrderSchema, verifyPaymentSchema } from './checkout-request.ts';

const request = {
  amount: 227_400,
  receipt: 'rcpt_1760000000000',
  items: [{ productId: 'saree-1', quantity: 1 }],
  customer: {
    name: 'Asha Verma',
    email: 'asha@example.in',
    phone: '9876543210',
    address: { line1: '4 Mill Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
  },
};

const accepted = (change: object) => createOrderSchema.isValidSync({ ...request, ...change });

test('needs no currency for rupees', () => {
  expect(createOrderSchema.validateSync(request).currency).toBe('INR');
  expect(accepted({ currency: 'USD' })).toBe(false);
  expect(accepted({ currency: ['INR'] })).toBe(false);
});

test('accepts whole paise from 100, or no amount', () => {
  expect(accepted({ amount: 100 })).toBe(true);
  expect(accepted({ amount: 0 })).toBe(true);
  for (const amount of [99, 1, -227_400, 227_400.5, '227400', null, Number.NaN, [227_400]]) {
    expect(accepted({ amount })).toBe(false);
  }
});

test('accepts whole quantities from 1 to 100', () => {
  const withQuantity = (quantity: unknown) => accepted({ items: [{ productId: 'p', quantity }] });
  expect(withQuantity(1)).toBe(true);
  expect(withQuantity(100)).toBe(true);
  for (const quantity of [0, -1, 101, 1.5, '1', null, undefined, Infinity, true]) {
    expect(withQuantity(quantity)).toBe(false);
  }
});

test('accepts 1 to 50 lines', () => {
  const linesOf = (length: number) => ({
    items: Array.from({ length }, (_, index) => ({ productId: `p${index}`, quantity: 1 })),
  });
  expect(accepted(linesOf(50))).toBe(true);
  expect(accepted(linesOf(51))).toBe(false);
  expect(accepted(linesOf(0))).toBe(false);
  expect(accepted({ items: 'saree-1' })).toBe(false);
  expect(accepted({ items: undefined })).toBe(false);
});

test('accepts receipts of 1 to 40 plain characters', () => {
  expect(accepted({ receipt: 'r'.repeat(40) })).toBe(true);
  for (const receipt of ['', 'r'.repeat(41), 'a/b', 'a b', 7, null]) {
    expect(accepted({ receipt })).toBe(false);
  }
});

test('rejects unknown fields, also prices on lines', () => {
  expect(accepted({ price: 1 })).toBe(false);
  expect(accepted({ items: [{ productId: 'p', quantity: 1, price: 1 }] })).toBe(false);
});

test('rejects paths as product ids', () => {
  for (const productId of ['', 'a/b', '../settings', '.', '__x__/y', 'p'.repeat(101), 5]) {
    expect(accepted({ items: [{ productId, quantity: 1 }] })).toBe(false);
  }
});

test('requires exactly three strings to verify a payment', () => {
  const handed = {
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_1',
    razorpay_signature: 'f'.repeat(64),
  };
  expect(verifyPaymentSchema.isValidSync(handed)).toBe(true);
  for (const razorpay_signature of ['', ['f'], { $ne: '' }, null, undefined, 1]) {
    expect(verifyPaymentSchema.isValidSync({ ...handed, razorpay_signature })).toBe(false);
  }
  expect(verifyPaymentSchema.isValidSync({ ...handed, amount: 1 })).toBe(false);
});

test('accepts only the fields of closing', () => {
  expect(cancelOrderSchema.isValidSync({ orderId: 'o', trackingToken: 't' })).toBe(true);
  expect(cancelOrderSchema.isValidSync({ orderId: 'o' })).toBe(false);
});
