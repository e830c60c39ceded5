import { randomUUID } from 'node:crypto';

import type { Order } from '@kargha/domain/orders/order';
import { paise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import { hashOf } from '../../functions/src/platform/keyed-ids.ts';
import { db } from './ledger-fixtures.ts';
import { asha } from './checkout-fixtures.ts';

/** An order with the token of its link. */
export interface PaidOrder {
  id: string;
  token: string;
}

/** Writes a paid order straight to Firestore, as payments leave it. */
export async function paidOrder(fields: Partial<Order> = {}): Promise<PaidOrder> {
  const id = `test-${randomUUID()}`;
  const token = randomUUID();
  await db()
    .doc(`orders/${id}`)
    .set({
      ...PLAIN,
      ...timesOf(fields),
      number: `KG-${id.slice(5, 13)}`,
      ...fields,
      ...hidden(token),
    });
  return { id, token };
}

/** An order on credit: nothing is paid, and everything is due later. */
export function creditOrder(createdAt: Date): Promise<PaidOrder> {
  const { total } = totals;
  const instalment = { id: '1', share: 100, amount: total, dueOn: null, paymentId: null };
  return paidOrder({
    ...{ createdAt, payment: { ...CAPTURED, state: 'pending', captured: paise(0) } },
    instalments: [{ ...instalment, due: 'on_date', state: 'due' }],
  });
}

function timesOf({ createdAt }: Partial<Order>): Partial<Order> {
  return createdAt ? { stateTimes: { pending_payment: createdAt, placed: createdAt } } : {};
}

export const ORDERED_LINE: Order['lines'][number] = {
  productId: 'test-saree',
  title: 'Maheshwari saree',
  image: '',
  sku: '',
  hsnCode: '5007',
  unitPrice: paise(180_000),
  quantity: 2,
  chargeTax: true,
  discount: paise(0),
  held: 0,
};
const now = new Date();
const totals = priceOrder([ORDERED_LINE]);

export const CAPTURED: Order['payment'] = {
  state: 'captured',
  gateway: 'razorpay',
  gatewayOrderId: null,
  paymentId: null,
  method: 'upi',
  captured: totals.total,
  refunded: paise(0),
};

const PLAIN: Omit<Order, 'id' | 'number'> = {
  uid: null,
  state: 'placed',
  stateTimes: { pending_payment: now, placed: now },
  closedBy: null,
  lines: [ORDERED_LINE],
  totals,
  coupon: null,
  giftCard: null,
  currency: 'INR',
  customer: { ...asha, address: { ...asha.address, line2: '', country: 'India' } },
  payment: CAPTURED,
  reviewReasons: [],
  stockHeld: false,
  holdRound: 1,
  holdExpiresAt: null,
  shipments: [],
  createdAt: now,
  updatedAt: now,
};

function hidden(token: string) {
  return {
    trackingTokenHashes: [hashOf(token)],
    awbs: [],
    checkout: { receipt: '', fingerprint: '', placedFrom: null, personKey: '' },
  };
}
