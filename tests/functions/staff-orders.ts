import { randomInt } from 'node:crypto';

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';

import type { RefundRecord } from '../../functions/src/records/payment-record.ts';
import { db, orderOf, stockProduct } from './ledger-fixtures.ts';
import { asha, checkoutOf, fromAnywhere, open, type Opened } from './checkout-fixtures.ts';

import type { Person } from './sample-people.ts';
import { pay } from './sandbox-client.ts';
import type { Answer, ShopClient } from './shop-client.ts';

export interface PlacedOrder extends Opened {
  productIds: string[];
}

export interface OrderPlan {
  /** units of each product */
  pieces?: number[];
  /** null for a guest's order */
  owner?: Person | null;
  email?: string;
  /** stock of each product before the order */
  stock?: number;
}

export async function placeOrder(shop: ShopClient, plan: OrderPlan = {}): Promise<PlacedOrder> {
  const { pieces = [1], owner = null, email = asha.email, stock = 10 } = plan;
  const productIds = await Promise.all(pieces.map(() => stockProduct({ quantity: stock })));
  const wanted = pieces.map((quantity, index) => ({
    productId: productIds[index]!,
    quantity,
    price: 1800,
  }));
  const checkout = { ...checkoutOf(...wanted), customer: { ...asha, email } };
  const opened = await open(shop, checkout, {
    ...fromAnywhere(),
    ...(owner && { token: owner.token }),
  });
  const callback = await pay(opened.gatewayOrderId);
  expect((await shop.post('/razorpay/verify-payment', callback)).status).toBe(200);
  return { ...opened, productIds };
}

export interface StaffClient {
  shop: ShopClient;
  admin: Person;
}

/** Sends the current revision unless the body has another. */
export async function takeOrderStep(
  { shop, admin }: StaffClient,
  orderId: string,
  action: string,
  body: object = {},
): Promise<Answer> {
  const { revision = 0 } = await orderOf(orderId);
  return shop.post(`/orders/${orderId}/${action}`, { revision, ...body }, { token: admin.token });
}

/** Throws unless each step succeeds. */
export async function takeOrderSteps(
  staff: StaffClient,
  orderId: string,
  ...actions: string[]
): Promise<Order> {
  for (const action of actions) {
    const answer = await takeOrderStep(staff, orderId, action, BODIES[action]?.());
    if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`);
  }
  return orderOf(orderId);
}

/** What each step needs in addition to the revision. */
export const BODIES: Record<string, (() => object) | undefined> = {
  ship: () => ({ courier: 'Hamsa Express', awb: newAwb() }),
  hold: () => ({ reason: 'The measurements are missing.' }),
  cancel: () => ({ reason: 'The weaver cannot deliver.' }),
  resolve: () => ({ reason: 'Called the customer.' }),
};

export function newAwb(): string {
  return `HMS${randomInt(1e12)}`;
}

/** Ids of the order's emails, without the order's prefix. */
export async function emailsOf(orderId: string): Promise<string[]> {
  return (await orderEmails(orderId)).map(({ id }) => id.slice(emailPrefix(orderId).length));
}

/** The texts of all emails about an order. */
export async function emailTextsOf(orderId: string): Promise<string> {
  return (await orderEmails(orderId)).map((one) => String(one.get('message.text'))).join('\n');
}

async function orderEmails(orderId: string): Promise<DocumentSnapshot[]> {
  const prefix = emailPrefix(orderId);
  const mail = db().collection('mail');
  const found = await mail
    .orderBy('__name__')
    .startAt(mail.doc(prefix))
    .endAt(mail.doc(`${prefix}\uf8ff`))
    .get();
  return found.docs;
}

const emailPrefix = (orderId: string) => `order_${orderId}_`;

/**
 * Checks that every payment adds up, online and offline: taken = kept + refunded + refund due, and never more
 * refunded than taken.
 */
export async function expectMoneyToAddUp(orderId: string): Promise<void> {
  const order = await orderOf(orderId);
  const payments = await db().collection('payments').where('orderId', '==', orderId).get();
  const refunds = await db().collection('refunds').where('orderId', '==', orderId).get();
  const { came, went } = await offlinePayments(orderId);
  for (const payment of came) {
    const mine = refunds.docs.filter((one) => one.get('paymentId') === payment.id);
    expect(sumOf(mine)).toBeLessThanOrEqual(payment.get('amount') as number);
    const back = mine.filter((one) => one.get('state') === 'processed');
    if (payment.id === order.payment.paymentId) expect(order.payment.refunded).toBe(sumOf(back));
    for (const one of back) {
      const { reference } = one.get('byHand') as NonNullable<RefundRecord['byHand']>;
      const out = went.filter((transfer) => transfer.get('utr') === reference);
      expect(out.map((transfer): unknown => transfer.get('amount'))).toContain(one.get('amount'));
    }
  }
  const owed = refunds.docs.filter((one) => one.get('state') === 'owed');
  expect(order.payment.owed ?? 0).toBe(sumOf(owed));
  for (const payment of payments.docs) {
    const mine = refunds.docs.filter((one) => one.get('paymentId') === payment.id);
    const sum = (states: string[]) =>
      sumOf(mine.filter((one) => states.includes(one.get('state') as string)));
    expect(sum(['requested', 'pending', 'processed'])).toBeLessThanOrEqual(
      payment.get('amount') as number,
    );
    expect(payment.get('refunded')).toBe(sum(['processed']));
    if (payment.id === order.payment.paymentId) {
      expect(order.payment.refunded).toBe(sum(['processed']));
    }
  }
}

/** The order's offline payments and manual refunds. */
export async function offlinePayments(orderId: string): Promise<OfflineTransfers> {
  const { docs } = await db().collection('bankTransfers').where('orderId', '==', orderId).get();
  const isOut = (one: DocumentSnapshot) => one.get('direction') === 'out';
  return { came: docs.filter((one) => !isOut(one)), went: docs.filter(isOut) };
}

interface OfflineTransfers {
  came: DocumentSnapshot[];
  went: DocumentSnapshot[];
}

/** Sum in paise. */
export function sumOf(rows: readonly DocumentSnapshot[]): number {
  return rows.reduce((sum, one) => sum + (one.get('amount') as number), 0);
}
