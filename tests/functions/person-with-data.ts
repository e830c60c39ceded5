import { createHash } from 'node:crypto';

import { getStorage } from 'firebase-admin/storage';

import { db } from './ledger-fixtures.ts';
import { signUp, type Person } from './sample-people.ts';

export const customer = {
  name: 'Zoya Ansari',
  email: 'zoya@mail.example',
  phone: '9876543210',
  address: {
    line1: '17 Kharghuli Road',
    line2: 'Second floor',
    city: 'Guwahati',
    state: 'Assam',
    pincode: '781001',
    country: 'India',
  },
};

export const hashEmail = (email: string) => createHash('sha256').update(email).digest('hex');
export const writeDocument = (path: string, data: object) => db().doc(path).set(data);

export async function createPersonWithData(): Promise<Person & { documents: string[] }> {
  const person = await signUp('b2b_buyer', { fullName: 'Zoya Ansari', isEmailVerified: true });
  const { uid, email } = person;
  const owned = {
    orders: { number: 'KG-00000000', state: 'delivered', customer, trackingTokenHashes: ['x'] },
    invoices: { number: 'KG/2627/000001', buyer: { name: 'Zoya Ansari' } },
    creditNotes: { number: 'KC/2627/000001' },
    returns: {
      reason: 'colour',
      state: 'closed',
      customerName: 'Zoya Ansari',
      customerEmail: email,
    },
    tickets: { number: 'T-1', name: 'Zoya Ansari', email, phone: '9876543210', message: 'Zoya' },
    quotes: { state: 'quoted', contactPerson: 'Zoya Ansari', email, phone: '9876543210' },
  };
  const documents = Object.keys(owned).map((name) => `${name}/x-${uid}`);
  for (const [name, data] of Object.entries(owned))
    await writeDocument(`${name}/x-${uid}`, { uid, ...data });
  await writeDocument(`orders/x-${uid}/events/seen`, {
    what: 'order.placed',
    visibleToCustomer: true,
  });
  await writeDocument(`orders/x-${uid}/events/note`, { what: 'note', visibleToCustomer: false });
  await writeDocument(`quotes/draft-${uid}`, { uid, state: 'draft', contactPerson: 'Zoya Ansari' });
  await writeDocument(`newsletter/${hashEmail(email)}`, {
    email,
    state: 'confirmed',
    tokenHash: 'x',
  });
  await writeDocument(`users/${uid}/private/cart`, {
    lines: [{ id: 'p1', quantity: 2 }],
    saved: [],
  });
  await writeDocument(`mail/about-${uid}`, { to: ['care@kargha.example'], about: email });
  await writeDocument(`stockNotices/n-${uid}`, { email, productId: 'p1', state: 'waiting' });
  await writeDocument(`customers/${uid}`, { uid, name: 'Zoya Ansari', email, note: 'likes blue' });
  await writeDocument(`giftCards/c-${uid}`, {
    last4: 'ABCD',
    customerName: 'Zoya',
    customerEmail: email,
  });
  const sale = { number: `GS-${uid}`, message: 'For you', amount: 100_000, placedFrom: 'hash' };
  const other = { name: 'Meera', email: 'meera@mail.example', phone: '9876500000' };
  await writeDocument(`giftCardSales/b-${uid}`, {
    ...{ ...sale, uid, state: 'paid', recipient: { name: other.name, email: other.email } },
    buyer: { name: 'Zoya Ansari', email, phone: '9876543210' },
  });
  await writeDocument(`giftCardSales/r-${uid}`, {
    ...{ ...sale, uid: null, state: 'paid', buyer: other, recipient: { name: 'Zoya', email } },
  });
  await writeDocument(`companyCredits/${uid}`, { uid, limit: 5000 });
  await writeDocument(`bankTransfers/t-${uid}`, { uid, utr: 'UTR1' });
  await writeDocument(`stories/s-${uid}`, {
    title: 'A loom',
    submittedBy: 'Zoya',
    status: 'pending',
  });
  await writeDocument(`stories/s-${uid}/private/contact`, { email });
  await writeDocument(`reviews/r-${uid}`, { uid, name: 'Zoya', status: 'published', rating: 5 });
  await writeDocument(`consents/c-${uid}`, {
    uid,
    addressHash: null,
    purpose: 'marketing',
    given: true,
  });
  await writeDocument(`consents/n-${uid}`, {
    uid: null,
    addressHash: hashEmail(email),
    purpose: 'newsletter',
  });
  await writeDocument(`draftOrders/d-${uid}`, {
    uid,
    customer: { name: 'Zoya Ansari', email },
    note: 'haggles',
    requestHash: 'x',
  });
  await writeDocument(`refunds/r-${uid}`, {
    ...{ orderId: `x-${uid}`, amount: 500, state: 'processed', trouble: 'no balance' },
    ...{ initiatedFrom: 'admin', note: 'haggles' },
  });
  await writeDocument(`refundVouchers/x-${uid}`, { uid, number: 'KV/2627/000001' });
  await writeDocument(`customerSales/x-${uid}`, { customerId: uid, orders: 1 });
  await writeDocument(`mail/test_${uid}`, {
    to: [email],
    message: { subject: 'Your order', text: 'Dear Zoya: /track?token=secret' },
  });
  for (const folder of ['avatars', 'companies', 'quotes', 'returns']) {
    await getStorage().bucket().file(`${folder}/${uid}/a/b.png`).save('x');
  }
  return { ...person, documents };
}
