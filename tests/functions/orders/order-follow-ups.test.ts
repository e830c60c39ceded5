import { randomUUID } from 'node:crypto';

import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';

import { ORDER_FOLLOW_UPS } from '../../../functions/src/orders/order-follow-ups.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';

isolateDatabase();

const broken: DocumentReference[] = [];
// Other tests must not list invalid orders.
afterAll(() => Promise.all(broken.map((order) => order.delete())));

function toBeBroken(id: string): DocumentReference {
  const order = db().doc(`orders/${id}`);
  broken.push(order);
  return order;
}

/** Runs everything that follows from a written order; the platform would retry for a week if one throws. */
async function followed(id: string, before?: DocumentSnapshot): Promise<void> {
  const after = await db().doc(`orders/${id}`).get();
  const write = { id, before, after, time: new Date().toISOString() };
  for (const followUp of ORDER_FOLLOW_UPS) await followUp(write);
}

test.each([
  'payment',
  'payment.captured',
  'totals',
  'customer',
  'customer.address',
  'stateTimes',
  'lines',
])('handles an order without its %s', async (part) => {
  const { id } = await paidOrder();
  const order = toBeBroken(id);
  const before = await order.get();
  await order.update({ [part]: FieldValue.delete() });
  await expect(followed(id, before)).resolves.toBeUndefined();
});

test('handles a document that is not an order', async () => {
  const id = `test-${randomUUID()}`;
  await db()
    .doc(`orders/${id}`)
    .set({ number: 'KG-NONE', payment: null, instalments: [null] });
  await expect(followed(id)).resolves.toBeUndefined();
});
