import { expect, test } from 'vitest';

import { sumPaise } from '@kargha/domain/money/paise';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import {
  emailsOf,
  ordersOfQuote,
  PUNE_GSTIN,
  storedQuote,
  storedVersion,
  offerLineInput,
  offerInput,
} from '../staff-quotes.ts';
import { setUpQuotes } from '../quote-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const fixtures = setUpQuotes();
const SAREE = { title: 'Maheshwari saree', titleHindi: 'माहेश्वरी साड़ी' };

test('creates an order at the offer’s price, with terms, PO number, GSTIN and instalments', async () => {
  const saree = await stockProduct({ quantity: 150, ...SAREE });
  const lines = [
    offerLineInput({ productId: saree, description: SAREE.title, quantity: 100 }),
    offerLineInput({ description: 'Box', quantity: 100, unitPrice: 5000, discountPercent: 10 }),
  ];
  const id = await fixtures.offered(offerInput({ lines }));
  const { body } = await fixtures.accept(id);
  const [order] = await ordersOfQuote(id);
  const offer = await storedVersion(id, 1);
  expect(body).toEqual({ success: true, orderId: order!.id, orderNumber: order!.number });
  expect(order).toMatchObject({
    uid: fixtures.buyer.uid,
    state: 'placed',
    paymentTerms: 'half-advance',
    purchaseOrderNumber: 'PO/2026/42',
    totals: { total: offer?.totals.total },
    customer: { name: 'Ira Nambiar', gstin: PUNE_GSTIN, companyName: 'Malhar Gifts LLP' },
    payment: { state: 'pending' },
    instalments: [{ due: 'now' }, { due: 'on_delivery' }],
  });
  expect(order!.lines).toMatchObject([
    { productId: saree, ...SAREE, quantity: 100, unitPrice: 50_000, held: 100, taxPercent: 18 },
    { productId: 'made-2', title: 'Box', held: 0, discount: 50_000 },
  ]);
  const parts = order!.instalments!.map(({ amount }) => amount);
  expect(sumPaise(parts)).toBe(offer?.totals.total);
  expect(offer?.totals).toEqual(offer && priceOffer(offer).totals);
  expect(offer).toMatchObject({ state: 'converted' });
  expect(await stockOf(saree)).toEqual({ quantity: 50, committed: 100 });
  expect(await storedQuote(id)).toMatchObject({
    state: 'closed',
    versionState: 'converted',
    orderId: order!.id,
    purchaseOrderNumber: 'PO/2026/42',
  });
  expect(await emailsOf(id)).toContain('accept');
});

test('makes the order out to the company, not to the recipient', async () => {
  fixtures.buyer = await signUp('b2b_buyer', { companyName: 'Malhar Gifts LLP' });
  const id = await fixtures.offered(offerInput({ paymentTerms: 'advance' }));
  expect((await fixtures.accept(id)).status).toBe(200);
  const [order] = await ordersOfQuote(id);
  expect(order!.customer).toMatchObject({ name: 'Ira Nambiar', companyName: 'Malhar Gifts LLP' });
  expect(order!.customer).not.toHaveProperty('gstin');
  const [part] = order!.instalments!;
  const paid = { ...part, state: 'paid', paymentId: 'HDFCR52026112100099999' };
  await db()
    .doc(`orders/${order!.id}`)
    .update({ instalments: [paid], 'payment.state': 'captured' });
  const { buyer } = await issueInvoice(order!.id, new Date());
  expect(buyer).toMatchObject({ name: 'Malhar Gifts LLP', gstin: '' });
});

test('lets the buyer of an accepted offer only request cancellation', async () => {
  const id = await fixtures.offered();
  const orderId = String((await fixtures.accept(id)).body.orderId);
  const why = { reason: 'Our fair has been called off.' };
  const ask = (path: string) =>
    fixtures.shop.post(`/orders/${orderId}/${path}`, why, { token: fixtures.buyer.token });
  expect(await ask('cancel')).toMatchObject({ status: 409, body: { code: 'ask_us' } });
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed' });
  expect((await ask('cancel-request')).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed', cancelRequest: why });
});

test('creates one order from fifty simultaneous acceptances', async () => {
  const saree = await stockProduct({ quantity: 60 });
  const line = offerLineInput({ productId: saree, quantity: 60 });
  const id = await fixtures.offered(offerInput({ lines: [line] }));
  const answers = await concurrently(50, () => fixtures.accept(id));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
  expect(await ordersOfQuote(id)).toHaveLength(1);
  expect(await stockOf(saree)).toEqual({ quantity: 0, committed: 60 });
});

test('makes a line to order when the stock cannot cover it', async () => {
  const saree = await stockProduct({ quantity: 59 });
  const gone = await stockProduct({ quantity: 500 });
  const lines = [
    offerLineInput({ productId: saree, quantity: 60 }),
    offerLineInput({ productId: gone }),
  ];
  const id = await fixtures.offered(offerInput({ lines }));
  await db().doc(`products/${gone}`).delete();
  expect((await fixtures.accept(id)).status).toBe(200);
  const [order] = await ordersOfQuote(id);
  expect(order!.lines).toMatchObject([
    { productId: saree, held: 0, quantity: 60 },
    { productId: 'made-2', held: 0, quantity: 100 },
  ]);
  expect(await stockOf(saree)).toEqual({ quantity: 59, committed: 0 });
});
