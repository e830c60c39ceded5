import { expect, test } from 'vitest';

import {
  db,
  exists,
  expectStockToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { amountOf } from '../checkout-fixtures.ts';
import {
  draftDoc,
  draftOf,
  draftWithProduct,
  saveDraft,
  type SavedDraft,
  newReference,
  orderIdOf,
  sendLink,
} from '../draft-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { emailsOf } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const RIVALS = 12;

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };

const edit = (draft: SavedDraft, content: object) =>
  shop.put(
    `/draft-orders/${draft.id}`,
    { revision: draft.revision, ...content },
    { token: admin.token },
  );

test('prices a draft like the checkout, without a number or a reservation', async () => {
  const { productId, draft } = await draftWithProduct(staff, 3);
  expect(draft.total).toBe(amountOf([{ productId, quantity: 1, price: 1800 }]));
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
  expect(await draftDoc(draft)).toMatchObject({ state: 'open', orderId: null, orderNumber: null });
});

test('emails the payment link in the language of the customer’s profile', async () => {
  const { uid } = await signUp('customer', { preferences: { language: 'hi' } });
  const { draft } = await draftWithProduct(staff, 3, { uid });
  const orderId = orderIdOf(await sendLink(staff, draft));
  const email = await db().doc(`mail/order_${orderId}_pay-link`).get();
  expect(email.get('message.subject')).toContain('भुगतान के लिए तैयार है');
  expect(await orderOf(orderId)).toMatchObject({ customer: { language: 'hi' } });
});

test('applies staff discounts and agreed shipping', async () => {
  const discount = { kind: 'percent', value: 10, reason: 'A regular customer' };
  const { productId, draft } = await draftWithProduct(staff, 3, { discount, shipping: 5000 });
  const sent = await sendLink(staff, draft);
  expect(sent.status).toBe(200);
  const { totals, lines, coupon } = await orderOf(orderIdOf(sent));
  // ₹1,800 less 10 %, 18 % of the rest, ₹50 shipping.
  expect(totals).toMatchObject({
    subtotal: 180_000,
    discount: 18_000,
    shipping: 5000,
    tax: 29_200,
  });
  expect(lines[0]).toMatchObject({ productId, discount: 18_000 });
  expect(coupon).toBeNull();
  const rows = await db()
    .collection('audit')
    .where('target', '==', `draftOrders/${draft.id}`)
    .get();
  expect(rows.docs.map((row) => row.get('reason') as string)).toContain('A regular customer');
});

test.each([
  [{ discount: { kind: 'percent', value: 21, reason: 'Too much' } }, 'discount_too_high'],
  [{ discount: { kind: 'fixed', value: 36_001, reason: 'Too much' } }, 'discount_too_high'],
  [{ discount: { kind: 'percent', value: 5, reason: ' ' } }, 'invalid'],
  [{ discount: { kind: 'percent', value: 5, reason: 'x' }, couponCode: 'WELCOME10' }, 'invalid'],
  [{ shipping: -1 }, 'invalid'],
  [{ items: [{ productId: 'x', quantity: 0 }] }, 'invalid'],
  [{ couponCode: 'NO-SUCH-CODE' }, 'coupon_not_valid'],
])('refuses a draft with %o', async (fields, code) => {
  const productId = await stockProduct();
  const body = { requestId: `r-${productId}`, ...draftOf([productId]), ...fields };
  const answer = await shop.post('/draft-orders', body, { token: admin.token });
  expect(answer).toMatchObject({ status: 400, body: { code } });
  expect(await exists(`draftOrders/r-${productId}`)).toBe(false);
});

test('lets one of two simultaneous edits of a draft win, and deletes a draft', async () => {
  const { productId, draft } = await draftWithProduct(staff, 3);
  const contents = Array.from({ length: RIVALS }, (_, placeOrder) =>
    draftOf([productId], { note: `Note ${placeOrder}` }),
  );
  const answers = await Promise.all(contents.map((content) => edit(draft, content)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['stale']));
  const stale = { ...draft, revision: 0 };
  expect(await sendLink(staff, stale)).toMatchObject({ status: 409, body: { code: 'stale' } });
  const gone = (revision: number) =>
    shop.post(`/draft-orders/${draft.id}/delete`, { revision }, { token: admin.token });
  expect((await gone(0)).status).toBe(409);
  expect((await gone(1)).status).toBe(200);
  expect((await shop.get(`/draft-orders/${draft.id}`, { token: admin.token })).status).toBe(404);
});

test('creates one order with one reservation and one email from many simultaneous requests', async () => {
  const { productId, draft } = await draftWithProduct(staff, RIVALS * 2);
  const answers = await concurrently(RIVALS, () => sendLink(staff, draft));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(orderIdOf)).size).toBe(1);
  const order = await orderOf(orderIdOf(answers[0]!));
  expect(order).toMatchObject({ state: 'pending_payment', draftId: draft.id, stockHeld: true });
  expect(await stockOf(productId)).toEqual({ quantity: RIVALS * 2 - 1, committed: 1 });
  await expectStockToBalance(productId);
  expect(await emailsOf(order.id)).toEqual(['pay-link']);
  expect(await draftDoc(draft)).toMatchObject({ state: 'ordered', orderNumber: order.number });
  expect(await edit({ ...draft, revision: 1 }, draftOf([productId]))).toMatchObject({
    status: 409,
    body: { code: 'ordered' },
  });
});

test('reserves stock for a day with a payment link', async () => {
  const { draft } = await draftWithProduct(staff, 2);
  const order = await orderOf(orderIdOf(await sendLink(staff, draft)));
  const end = order.holdExpiresAt as unknown as { toMillis: () => number };
  const hours = (end.toMillis() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);
});

test('creates no order when an item is short, gone or more expensive', async () => {
  const short = await draftWithProduct(staff, 1, {});
  const [first, second] = [short.draft, await saveDraft(staff, draftOf([short.productId]))];
  expect((await sendLink(staff, first)).status).toBe(200);
  expect(await sendLink(staff, second)).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock' },
  });
  expect(await draftDoc(second)).toMatchObject({ state: 'open', revision: 0 });
  const { productId, draft } = await draftWithProduct(staff, 5);
  await db().doc(`products/${productId}`).update({ price: 1900 });
  expect(await sendLink(staff, draft)).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  });
  await db().doc(`products/${productId}`).update({ status: 'archived' });
  expect(await sendLink(staff, draft)).toMatchObject({
    status: 409,
    body: { code: 'not_for_sale' },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 5, committed: 0 });
});

test('requires a complete customer and a product for the order, but not for the draft', async () => {
  const productId = await stockProduct();
  const blank = { ...draftOf([]).customer, email: '', phone: '' };
  const draft = await saveDraft(staff, draftOf([productId], { customer: blank }));
  expect(await sendLink(staff, draft)).toMatchObject({
    status: 400,
    body: { code: 'invalid', details: { email: 'Email is required' } },
  });
  const empty = await saveDraft(staff, draftOf([]));
  expect(await sendLink(staff, empty)).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('restricts drafts to staff', async () => {
  const { draft } = await draftWithProduct(staff, 2);
  const customer = await signUp('customer');
  for (const token of [customer.token, undefined]) {
    const options = token === undefined ? {} : { token };
    const status = token === undefined ? 401 : 403;
    expect((await shop.get('/draft-orders', options)).status).toBe(status);
    expect((await shop.get(`/draft-orders/${draft.id}`, options)).status).toBe(status);
    const body = { revision: 0, amount: draft.total };
    expect((await shop.post(`/draft-orders/${draft.id}/send`, body, options)).status).toBe(status);
    expect((await shop.post('/draft-orders/price', draftOf([]), options)).status).toBe(status);
  }
});

test('finds drafts by name, email address and phone, latest change first', async () => {
  const name = `Zarina ${newReference().slice(-6)}`;
  const customer = { ...draftOf([]).customer, name };
  const first = await saveDraft(staff, draftOf([], { customer }));
  const second = await saveDraft(staff, draftOf([], { customer }));
  const find = async (query: string) =>
    (await shop.get(`/draft-orders?${query}`, { token: admin.token })).body.rows as {
      id: string;
    }[];
  const found = await find(`search=${encodeURIComponent(name)}&state=open`);
  expect(found.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await find(`search=${encodeURIComponent(name)}&state=ordered`)).toEqual([]);
});
