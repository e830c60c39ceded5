import { randomUUID } from 'node:crypto';

import { remindAbandoned } from '../../../functions/src/messages/marketing/remind-abandoned.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { db } from '../ledger-fixtures.ts';
import { orderIn } from '../order-in-state.ts';
import { signUp, type Person } from '../sample-people.ts';
import type { ShopClient } from '../shop-client.ts';

const HOUR_MS = 3_600_000;
const ids = keyedIds(DEMO_CREDENTIALS.keySecret);

export const anyEmail = () => `left-${randomUUID()}@mail.example`;

export async function left(
  email: string,
  hoursAgo: number,
  uid: string | null = null,
): Promise<string> {
  const { id } = await orderIn('expired', '');
  await db()
    .doc(`orders/${id}`)
    .update({
      uid,
      closedBy: 'expiry',
      payment: { state: 'cancelled', paymentId: null, captured: 0, refunded: 0 },
      'customer.email': email,
      createdAt: new Date(Date.now() - hoursAgo * HOUR_MS),
    });
  return id;
}

/** What the schedule does. */
export const remind = () => remindAbandoned(ids, new Date());

export const reminderOf = (orderId: string) => db().doc(`mail/abandoned_${orderId}`).get();

export const decide = (shop: ShopClient, { token }: Person, given: boolean) =>
  shop.post('/account/consents', { purpose: 'reminders', given }, { token });

export async function createOptedInPerson(shop: ShopClient): Promise<Person> {
  const person = await signUp('customer', { isEmailVerified: true });
  await decide(shop, person, true);
  return person;
}
