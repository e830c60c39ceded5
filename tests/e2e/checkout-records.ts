import { randomInt, randomUUID } from 'node:crypto';

import { getFirestore, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';

import type { Order } from '@kargha/domain/orders/order';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { codeId } from '../../sample-shop/seed/foundation/stable-id.ts';
import { suiteApp } from '../suite-app.ts';

const db = getFirestore(suiteApp());

const YEAR_MS = 365 * DAY_MS;

type BookedOrder = Pick<Order, 'state' | 'totals' | 'payment' | 'customer'>;

export async function fullOrdersOf(email: string): Promise<BookedOrder[]> {
  const found = await db.collection('orders').where('customer.email', '==', email).get();
  return found.docs.map((document) => document.data() as BookedOrder);
}

/** The emails to this address, oldest first, with subject and link. */
export async function emailsTo(email: string): Promise<{ subject: string; link: string }[]> {
  const { docs } = await db.collection('mail').where('to', 'array-contains', email).get();
  const oldestFirst = docs.toSorted((one, other) => queuedAt(one) - queuedAt(other));
  return oldestFirst.map((one) => {
    const { subject, text } = one.get('message') as { subject: string; text: string };
    const [, link = ''] = /(\/(?:track-order\?token=|pay\/)\S+)/.exec(text) ?? [];
    return { subject, link };
  });
}

function queuedAt(email: QueryDocumentSnapshot): number {
  return (email.get('queuedAt') as Timestamp).toMillis();
}

export async function backdateOrder(orderId: string, days: number): Promise<void> {
  const createdAt = new Date(Date.now() - days * DAY_MS);
  await db.doc(`orders/${orderId}`).update({ createdAt });
}

export async function issueGiftCard(rupees: number): Promise<string> {
  const digits = Array.from({ length: 12 }, () => randomInt(2, 10)).join('');
  const code = `KGFT${digits}`;
  const now = new Date();
  await db.doc(`giftCards/${codeId('gift-card', code)}`).set({
    last4: code.slice(-4),
    customerName: 'Lata Deshmukh',
    customerEmail: `lata-${randomUUID().slice(0, 8)}@kargha.example`,
    initial: rupees * 100,
    balance: rupees * 100,
    currency: 'INR',
    state: 'active',
    expiresAt: new Date(now.getTime() + YEAR_MS),
    issuedAt: now,
    updatedAt: now,
    events: [],
  });
  return code;
}

/** In paise. */
export async function balanceOf(code: string): Promise<number> {
  const card = await db.doc(`giftCards/${codeId('gift-card', code)}`).get();
  return card.get('balance') as number;
}

export async function cartInAccount(uid: string): Promise<string[]> {
  const stored = await db.doc(`users/${uid}/private/cart`).get();
  const lines = (stored.get('lines') ?? []) as { id: string; quantity: number }[];
  return lines.map(({ id, quantity }) => `${id}×${quantity}`);
}
