import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';

import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { draftOf, orderIdOf, saveDraft, sendLink } from '../draft-order-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';
import { takeOrderSteps } from '../staff-orders.ts';
import { lehanga, sewn, stitched } from '../tailored-products.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const owner = createBeforeAll(() => signUp('customer'));

test('can be cancelled until it is confirmed, and returned only if it is faulty', async () => {
  const productId = await lehanga();
  const opened = await open(shop, checkoutOf(sewn(productId)), {
    ...fromAnywhere(),
    token: owner.token,
  });
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  await takeOrderSteps({ shop, admin }, opened.orderId, 'confirm');
  const asOwner = { token: owner.token };
  for (const action of ['cancel', 'cancel-request']) {
    const reason = { reason: 'I found another one.' };
    expect(await shop.post(`/orders/${opened.orderId}/${action}`, reason, asOwner)).toMatchObject({
      status: 409,
      body: { code: 'not_allowed', error: expect.stringContaining('started to make') as string },
    });
  }
  await takeOrderSteps({ shop, admin }, opened.orderId, 'pack', 'ship', 'deliver');
  const tailoringId = tailoringIdOf(sewn(productId));
  const ask = (reason: string) =>
    shop.post(
      `/orders/${opened.orderId}/returns`,
      { lines: [{ productId, tailoringId, quantity: 1, reason }] },
      asOwner,
    );
  expect(await ask('mind')).toMatchObject({
    status: 409,
    body: {
      code: 'not_returnable',
      error:
        'Rose lehanga was made for you. You can return it only if it is faulty or not what you ordered.',
    },
  });
  expect((await ask('wrong')).status).toBe(200);
  const review = { rating: 5, text: 'It fits as if it had grown on me.' };
  const line = { orderId: opened.orderId, productId, tailoringId };
  expect((await shop.post('/reviews', { ...line, ...review }, asOwner)).status).toBe(200);
  const mine = await shop.get(`/reviews/mine?orderId=${opened.orderId}`, asOwner);
  expect(mine.body).toMatchObject({ reviews: [line], reviewable: [] });
});

test('can be cancelled before it is confirmed', async () => {
  const productId = await lehanga();
  const asOwner = { ...fromAnywhere(), token: owner.token };
  const opened = await open(shop, checkoutOf(sewn(productId)), asOwner);
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  const reason = { reason: 'I found another one.' };
  const cancelled = await shop.post(`/orders/${opened.orderId}/cancel`, reason, asOwner);
  expect(cancelled).toMatchObject({ status: 200, body: { order: { state: 'cancelled' } } });
});

test('prints a work sheet for the tailor, and measurements on the packing slip', async () => {
  const productId = await lehanga();
  const { orderId } = await open(shop, checkoutOf(stitched(productId)));
  const textAt = async (path: string) => {
    const response = await shop.visit(path, { token: admin.token });
    expect(response.status).toBe(200);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text;
  };
  const sheet = await textAt(`/orders/papers/work-sheets?order=${orderId}`);
  for (const text of ['Rose lehanga (Blouse stitching)', 'Bust', '92 cm', '920', '76 cm'])
    expect(sheet).toContain(text);
  expect(sheet).not.toContain('₹');
  expect(await textAt(`/orders/papers/slips?orders=${orderId}`)).toContain('Waist 76 cm');
  const plain = await stockProduct();
  const other = await open(shop, checkoutOf({ productId: plain, quantity: 1, price: 1800 }));
  const refused = await shop.get(`/orders/papers/work-sheets?order=${other.orderId}`, {
    token: admin.token,
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'nothing_to_make' } });
});

test('erases measurements with the account, and keeps what was sold', async () => {
  const buyer = await signUp('customer');
  const productId = await lehanga();
  const asBuyer = { ...fromAnywhere(), token: buyer.token };
  const opened = await open(shop, checkoutOf(stitched(productId)), asBuyer);
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  await takeOrderSteps({ shop, admin }, opened.orderId, 'confirm', 'pack', 'ship', 'deliver');
  const profiles = db().doc(`users/${buyer.uid}/private/measurements`);
  await profiles.set({ profiles: [{ name: 'Me', values: { bust: 920 } }] });
  expect((await shop.delete('/account', { token: buyer.token })).status).toBe(200);
  expect((await profiles.get()).exists).toBe(false);
  const [line] = (await orderOf(opened.orderId)).lines;
  expect(line?.tailoring).toMatchObject({ services: [{ price: 140_000 }], measurements: [] });
  expect(line?.tailoringId).toBe(tailoringIdOf(stitched(productId)));
});

test('is ordered by phone only with its measurements', async () => {
  const staff = { shop, admin };
  const productId = await lehanga();
  const unmeasured = await saveDraft(staff, draftOf([productId]));
  expect(await sendLink(staff, unmeasured)).toMatchObject({
    status: 409,
    body: { code: 'options_not_valid' },
  });
  const { services, measurements } = stitched(productId);
  const other = { ...measurements, bust: 1000 };
  const items = [
    { productId, services, measurements, quantity: 1 },
    { productId, services, measurements: other, quantity: 1 },
  ];
  const sent = await sendLink(staff, await saveDraft(staff, draftOf([], { items })));
  expect(sent.status).toBe(200);
  const { lines } = await orderOf(orderIdOf(sent));
  expect(lines).toMatchObject([{ unitPrice: 320_000 }, { unitPrice: 320_000 }]);
  expect(lines.map(({ tailoringId }) => tailoringId)).toEqual(items.map(tailoringIdOf));
});
