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

export const idOf = (email: string) => createHash('sha256').update(email).digest('hex');
export const put = (path: string, data: object) => db().doc(path).set(data);

export async function resident(): Promise<Person & { documents: string[] }> {
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
  for (const [name, data] of Object.entries(owned)) await put(`${name}/x-${uid}`, { uid, ...data });
  await put(`orders/x-${uid}/events/seen`, { what: 'order.placed', visibleToCustomer: true });
  await put(`orders/x-${uid}/events/note`, { what: 'note', visibleToCustomer: false });
  await put(`quotes/draft-${uid}`, { uid, state: 'draft', contactPerson: 'Zoya Ansari' });
  await put(`newsletter/${idOf(email)}`, { email, state: 'confirmed', tokenHash: 'x' });
  await put(`users/${uid}/private/cart`, { lines: [{ id: 'p1', quantity: 2 }], saved: [] });
  await put(`mail/about-${uid}`, { to: ['care@kargha.example'], about: email });
  await put(`stockNotices/n-${uid}`, { email, productId: 'p1', state: 'waiting' });
  await put(`customers/${uid}`, { uid, name: 'Zoya Ansari', email, note: 'likes blue' });
  await put(`giftCards/c-${uid}`, { last4: 'ABCD', customerName: 'Zoya', customerEmail: email });
  await put(`companyCredits/${uid}`, { uid, limit: 5000 });
  await put(`bankTransfers/t-${uid}`, { uid, utr: 'UTR1' });
  await put(`stories/s-${uid}`, { title: 'A loom', submittedBy: 'Zoya', status: 'pending' });
  await put(`stories/s-${uid}/private/contact`, { email });
  await put(`reviews/r-${uid}`, { uid, name: 'Zoya', status: 'published', rating: 5 });
  await put(`consents/c-${uid}`, { uid, addressHash: null, purpose: 'marketing', given: true });
  await put(`consents/n-${uid}`, { uid: null, addressHash: idOf(email), purpose: 'newsletter' });
  await put(`draftOrders/d-${uid}`, {
    uid,
    customer: { name: 'Zoya Ansari', email },
    note: 'haggles',
    requestHash: 'x',
  });
  await put(`refunds/r-${uid}`, {
    ...{ orderId: `x-${uid}`, amount: 500, state: 'processed', trouble: 'no balance' },
    ...{ initiatedFrom: 'admin', note: 'haggles' },
  });
  await put(`refundVouchers/x-${uid}`, { uid, number: 'KV/2627/000001' });
  await put(`customerSales/x-${uid}`, { customerId: uid, orders: 1 });
  await put(`mail/test_${uid}`, {
    to: [email],
    message: { subject: 'Your order', text: 'Dear Zoya: /track?token=secret' },
  });
  for (const folder of ['avatars', 'companies', 'quotes', 'returns']) {
    await getStorage().bucket().file(`${folder}/${uid}/a/b.png`).save('x');
  }
  return { ...person, documents };
}
