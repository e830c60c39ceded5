import { readFileSync } from 'node:fs';

import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';

import { convertMoney } from '../../../tools/explicit-money/convert-money.ts';
import { readBalanceAdjustment } from '../../../functions/src/records/balance-adjustment-record.ts';
import { readOrder } from '../../../functions/src/records/order-record.ts';
import { readPayment, readRefund } from '../../../functions/src/records/payment-record.ts';
import { openIsolatedDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';

beforeAll(openIsolatedDatabase);

type Stored = Record<string, unknown>;

/** Documents of the sample shop as it stored them until November 2026. */
const EXPORTED = JSON.parse(
  readFileSync(new URL('old-money-export.json', import.meta.url), 'utf8'),
  (_name, value: unknown) =>
    typeof value === 'object' && value !== null && '$time' in value
      ? Timestamp.fromDate(new Date(String(value.$time)))
      : value,
) as Record<string, Stored>;

const HELD = 'orders/305bee349b7c53c127ebcf7b1087eb94';
const HALF_PAID = 'orders/66b75801d4ac0c2327269670dfd445be';
const [heldId, halfPaidId] = [HELD, HALF_PAID].map((path) => path.split('/')[1]!);

/** What the sample shop has no example of. */
const at = Timestamp.fromDate(new Date('2026-11-20T06:00:00Z'));
const refund = (fields: Stored) => ({
  ...{ orderId: halfPaidId, amount: 50_000, state: 'processed', gatewayRefundId: null },
  ...{ initiatedFrom: 'admin', note: 'A stain.', returnId: null, createdAt: at, updatedAt: at },
  ...fields,
});
const LINES = [{ productId: 'cuddalore-madras-check-hanky', quantity: 2 }];
const OTHERS: Record<string, Stored> = {
  'refunds/refund_old_undelivered-4': refund({
    ...{ paymentId: 'unpaid_part', reason: 'undelivered', claim: 'old_4' },
    ...{ invoicedPieces: LINES, creditNoteNumber: 'KC/2627/000009' },
  }),
  'refunds/refund_old_card-1': refund({ paymentId: 'gift_card', reason: 'requested' }),
  'refunds/refund_HDFCN52026112100_1': refund({
    ...{ paymentId: 'HDFCN52026112100', reason: 'reduced', state: 'owed' },
    ...{ invoicedPieces: LINES, orderId: 'old-owing' },
  }),
  'refunds/refund_pay_old_1': refund({
    ...{ paymentId: 'pay_old', reason: 'second_payment', state: 'failed', orderId: 'old-failed' },
  }),
  'bankTransfers/HDFCN52026112100': { orderId: 'old-owing', partId: '1', amount: 90_000, at },
  'payments/pay_old': {
    ...{ orderId: null, gatewayOrderId: 'order_old', amount: 50_000, currency: 'INR' },
    ...{ method: null, state: 'captured', refunded: 0, refunding: false, updatedAt: at },
    needsReview: 'This payment does not belong to any order.',
  },
  'orders/old-owing': {
    ...EXPORTED[HELD],
    needsReview:
      '₹500 was paid offline (bank transfer): please refund it manually and record it here. Gift card …9K2M is disabled: please issue a new one for ₹1,250.50.',
  },
  'orders/old-failed': { ...EXPORTED[HELD], needsReview: 'A refund failed' },
};

const steps = new Set<string>();
let runs: Awaited<ReturnType<typeof convertMoney>>[];

beforeAll(async () => {
  const batch = db().batch();
  for (const [path, stored] of Object.entries({ ...EXPORTED, ...OTHERS })) {
    batch.set(db().doc(path), stored);
  }
  await batch.commit();
  runs = await Promise.all([convertMoney(db(), (step) => steps.add(step)), convertMoney(db())]);
});

const documentAt = (path: string) => db().doc(path).get();
const reasonsOf = async (path: string) => readOrder(await documentAt(path))!.reviewReasons;

test('converts an export from before refunds had a purpose, once', async () => {
  const count = Object.keys({ ...EXPORTED, ...OTHERS }).length;
  expect(runs.reduce((sum, { converted }) => sum + converted, 0)).toBe(count);
  expect([...steps]).toEqual(['orders', 'payments', 'bankTransfers', 'refunds']);
  expect(await convertMoney(db())).toMatchObject({ converted: 0, unreadable: [] });

  const held = await documentAt(HELD);
  expect(held.get('needsReview')).toBeUndefined();
  expect(held.get('listing')).toMatchObject({ needsReview: true, needsAction: true });
  expect(readOrder(held)).toMatchObject({
    id: heldId,
    reviewReasons: [
      {
        code: 'note',
        params: { note: 'Waist and length are missing; the measuring form was sent twice.' },
      },
    ],
  });
  const half = await documentAt(HALF_PAID);
  expect(half.get('instalmentTwins')).toBeUndefined();
  expect(readOrder(half)).toMatchObject({
    reviewReasons: [],
    instalmentGatewayOrders: ['order_qn2vtYig54XJXL'],
    instalments: [
      { state: 'paid', gatewayOrderId: 'order_qn2vtYig54XJXL', method: 'netbanking' },
      { state: 'due' },
    ],
  });
});

test('gives each refund its purpose, method and target', async () => {
  const refundAt = async (id: string) => readRefund(await documentAt(`refunds/${id}`));
  const returned = await refundAt('refund_pay_CgH6QuWJsLNCSZ_1');
  expect(returned).toMatchObject({
    purpose: 'return',
    method: 'upi',
    returnId: '83124eaa3dfd6b0752bfade4007ed3a6',
  });
  expect(returned).not.toHaveProperty('reason');
  expect(await refundAt('refund_pay_9Las1yg50YUCkS_1')).toMatchObject({ purpose: 'shortfall' });
  expect(await refundAt('refund_old_card-1')).toMatchObject({
    ...{ purpose: 'price_adjustment', method: 'gift_card', paymentId: null },
  });
  expect(await refundAt('refund_HDFCN52026112100_1')).toMatchObject({
    ...{ purpose: 'removed_items', method: 'bank_transfer', lines: LINES, isInvoiced: true },
  });
  expect(await refundAt('refund_pay_old_1')).toMatchObject({
    ...{ purpose: 'duplicate_payment', method: 'other' },
  });
});

test('moves refunds that moved no money to their own records', async () => {
  const id = 'refund_old_undelivered-4';
  expect((await documentAt(`refunds/${id}`)).exists).toBe(false);
  const adjustment = readBalanceAdjustment(await documentAt(`balanceAdjustments/${id}`));
  expect(adjustment).toEqual({
    ...{ id, orderId: halfPaidId, amount: 50_000, purpose: 'undelivered', lines: LINES },
    ...{ claim: 'old_4', initiatedFrom: 'admin', note: 'A stain.' },
    ...{ creditNoteNumber: 'KC/2627/000009', createdAt: at.toDate() },
  });
});

test('turns review sentences into reasons', async () => {
  expect(await reasonsOf('orders/old-owing')).toMatchObject([
    {
      code: 'refund_due',
      params: { refundId: 'refund_HDFCN52026112100_1', amount: 50_000, method: 'bank_transfer' },
    },
    { code: 'gift_card_disabled', params: { last4: '9K2M', amount: 125_050 } },
  ]);
  expect(await reasonsOf('orders/old-failed')).toMatchObject([
    { code: 'refund_failed', params: { refundId: 'refund_pay_old_1', amount: 50_000 } },
  ]);
  expect(readPayment(await documentAt('payments/pay_old'))).toMatchObject({
    reviewReasons: [{ code: 'no_order' }],
    needsReview: true,
  });
});

test('names an order that cannot be read, and goes on', async () => {
  const broken = db().doc('orders/0-broken');
  await broken.set({ needsReview: 'A refund failed' });
  await documentAt(HELD).then(({ ref }) => ref.set(EXPORTED[HELD]!));
  expect(await convertMoney(db())).toMatchObject({ converted: 1, unreadable: [broken.path] });
  expect((await broken.get()).data()).toEqual({ needsReview: 'A refund failed' });
  expect(await reasonsOf(HELD)).toMatchObject([{ code: 'note' }]);
  await broken.delete();
});
