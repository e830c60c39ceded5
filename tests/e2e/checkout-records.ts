import { randomInt, randomUUID } from 'node:crypto';

import { getFirestore, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';

import type { Order } from '@kargha/domain/orders/order';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { codeId } from '../../tools/seed/foundation/stable-id.ts';
import { suiteApp } from '../suite-app.ts';

/** What a checkout leaves in the books, and the codes that shorten it. */
const testFirestore = getFirestore(suiteApp());

const YEAR_MS = 365 * DAY_MS;

type BookedOrder = Pick<Order, 'state' | 'totals' | 'payment' | 'customer'>;

/** What the orders of this e-mail say. */
export async function fullOrdersOf(email: string): Promise<BookedOrder[]> {
  const found = await testFirestore.collection('orders').where('customer.email', '==', email).get();
  return found.docs.map((document) => document.data() as BookedOrder);
}

/** The letters to this e-mail address, oldest first: what they are about, and where their link leads. */
export async function emailsTo(email: string): Promise<{ subject: string; link: string }[]> {
  const { docs } = await testFirestore.collection('mail').where('to', 'array-contains', email).get();
  const oldestFirst = docs.toSorted((one, other) => queuedAt(one) - queuedAt(other));
  return oldestFirst.map((one) => {
    const { subject, text } = one.get('message') as { subject: string; text: string };
    const [, link = ''] = /(\/(?:track-order\?token=|pay\/)\S+)/.exec(text) ?? [];
    return { subject, link };
  });
}

function queuedAt(letter: QueryDocumentSnapshot): number {
  return (letter.get('queuedAt') as Timestamp).toMillis();
}

/** Makes an order as old as this, as if the clock had gone on. */
export async function age(orderId: string, days: number): Promise<void> {
  const createdAt = new Date(Date.now() - days * DAY_MS);
  await testFirestore.doc(`orders/${orderId}`).update({ createdAt });
}

/** A gift card that nobody else has, worth so many rupees. Gives its code. */
export async function issueGiftCard(rupees: number): Promise<string> {
  const digits = Array.from({ length: 12 }, () => randomInt(2, 10)).join('');
  const code = `KGFT${digits}`;
  const now = new Date();
  await testFirestore.doc(`giftCards/${codeId('gift-card', code)}`).set({
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

/** What is left on a gift card, in paise. */
export async function balanceOf(code: string): Promise<number> {
  const card = await testFirestore.doc(`giftCards/${codeId('gift-card', code)}`).get();
  return card.get('balance') as number;
}

/** The cart in somebody's account, as `product×quantity`. */
export async function cartInAccount(uid: string): Promise<string[]> {
  const stored = await testFirestore.doc(`users/${uid}/private/cart`).get();
  const lines = (stored.get('lines') ?? []) as { id: string; quantity: number }[];
  return lines.map(({ id, quantity }) => `${id}×${quantity}`);
}
