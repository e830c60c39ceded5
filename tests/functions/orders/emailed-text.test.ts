import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();

const LURE = 'Your refund of Rs 25,000 waits at https://evil.example/pay or call 98111 22334';
const REASON = `${LURE}. `.repeat(5).slice(0, 450);

/** Buys for ₹299 with a lure in every text field, and cancels. */
async function buyAndCancel(buyer: Person, email: string): Promise<void> {
  const productId = await stockProduct({ price: 299 });
  const checkout = checkoutOf({ productId, quantity: 1, price: 299 });
  const address = { ...asha.address, line1: LURE, line2: LURE, city: LURE.slice(0, 90) };
  const customer = { ...asha, name: LURE.slice(0, 90), email, address };
  const opened = await open(
    shop,
    { ...checkout, customer },
    { ...fromAnywhere(), token: buyer.token },
  );
  const callback = await pay(opened.gatewayOrderId);
  expect((await shop.post('/razorpay/verify-payment', callback)).status).toBe(200);
  const cancelled = await shop.post(
    `/orders/${opened.orderId}/cancel`,
    { reason: REASON },
    { token: buyer.token },
  );
  expect(cancelled.status).toBe(200);
}

async function emailsTo(email: string): Promise<string[]> {
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  return docs.map((mail) => JSON.stringify(mail.get('message')));
}

const LURES = /evil|98111|22334|refund of Rs/;

test('sends nothing typed by a throwaway account to someone else’s address', async () => {
  const attacker = await signUp('customer', {}, { emailVerified: false });
  const victim = `victim-${randomUUID()}@mail.example`;
  await buyAndCancel(attacker, victim);
  const emails = await emailsTo(victim);
  expect(emails.length).toBeGreaterThanOrEqual(2);
  for (const email of emails) {
    expect(email).toContain('Namaste,');
    expect(email).not.toMatch(LURES);
  }
});

test('repeats nothing typed at an unproven address', async () => {
  const attacker = await signUp('customer', {}, { emailVerified: false });
  await buyAndCancel(attacker, attacker.email);
  const emails = await emailsTo(attacker.email);
  expect(emails.length).toBeGreaterThanOrEqual(2);
  for (const email of emails) expect(email).not.toMatch(LURES);
});

test('repeats name and reason at a proven address, without links and phone numbers', async () => {
  const owner = await signUp('customer');
  await buyAndCancel(owner, owner.email.toUpperCase());
  const emails = await emailsTo(owner.email);
  expect(emails.join()).toContain('Reason: Your refund of Rs 25,000 waits at …');
  for (const email of emails) expect(email).not.toMatch(/evil|98111|22334/);
});
