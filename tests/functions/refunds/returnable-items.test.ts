import { expect, test } from 'vitest';

import { db, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, giveCredit, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { placeOrder, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openIsolatedShop } from '../isolated-shop.ts';
import { ORDERED_LINE } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { setUpReturns } from '../return-fixtures.ts';

isolateDatabase();

const { shop, admin, owner, delivered, ask, step, idOf } = setUpReturns();

test('validates nothing for someone else’s order', async () => {
  const stranger = await signUp('customer');
  const { orderId } = await placeOrder(shop, { owner });
  const body = { lines: [{}], photos: ['data:text/html,x', 'no picture'] };
  for (const id of [orderId, 'no-such-order']) {
    const answer = await shop.post(`/orders/${id}/returns`, body, { token: stranger.token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect((await ask(orderId, [{}])).status).toBe(400);
  const flood = Array.from({ length: 100_000 }, () => ({}));
  expect(await ask(orderId, flood)).toMatchObject({
    status: 400,
    body: { error: 'The request has too many values.' },
  });
});

test('refuses to return an undelivered order', async () => {
  const { orderId, productIds } = await placeOrder(shop, { owner });
  const lines = [{ productId: productIds[0]!, quantity: 1, reason: 'different' }];
  expect(await ask(orderId, lines)).toMatchObject({
    status: 409,
    body: { code: 'not_returnable', details: { [productIds[0]!]: 0 } },
  });
});

test('lets only staff accept a return after fifteen days, if not as described', async () => {
  const { orderId, productIds } = await delivered();
  const productId = productIds[0]!;
  const later = await openIsolatedShop();
  later.passMinutes(16 * 24 * 60);
  const lines = (reason: string) => [{ productId, quantity: 1, reason }];
  for (const reason of ['damaged', 'mind', 'different']) {
    const body = { lines: lines(reason) };
    const answer = await later.post(`/orders/${orderId}/returns`, body, { token: owner.token });
    expect(answer, reason).toMatchObject({
      status: 409,
      body: { code: 'not_returnable', details: { [productId]: 0 } },
    });
    expect(answer.body.error).toMatch(/^The 15 days to return .* are over\. If it is not as desc/);
  }
  const openByStaff = async (reason: string) => {
    const { revision = 0 } = await orderOf(orderId);
    const body = { revision, lines: lines(reason) };
    return later.post(`/orders/${orderId}/open-return`, body, { token: admin.token });
  };
  for (const reason of ['damaged', 'wrong', 'fit', 'mind']) {
    const { status, body } = await openByStaff(reason);
    expect({ status, code: body.code }, reason).toEqual({ status: 409, code: 'not_returnable' });
  }
  expect((await openByStaff('different')).status).toBe(200);
  await later.close();
  const returns = db().collection('returns').where('orderId', '==', orderId);
  expect((await returns.get()).size).toBe(1);
});

test('accepts a return of a quotation order only if faulty or wrong', async () => {
  const buyer = await verifiedBuyer();
  await giveCredit(buyer, TOTAL);
  const orderId = await bulkOrder(buyer, 'credit-30');
  await takeOrderSteps({ shop, admin }, orderId, 'ship', 'deliver');
  const askAsBuyer = (reason: string) => {
    const lines = [{ productId: ORDERED_LINE.productId, quantity: 1, reason }];
    return shop.post(`/orders/${orderId}/returns`, { lines }, { token: buyer.token });
  };
  for (const reason of ['mind', 'fit']) {
    expect(await askAsBuyer(reason), reason).toMatchObject({
      status: 409,
      body: {
        code: 'not_returnable',
        error:
          'Maheshwari saree was ordered by quotation. It can be returned only if it is faulty or not what you ordered.',
      },
    });
  }
  expect((await askAsBuyer('damaged')).status).toBe(200);
  expect((await askAsBuyer('wrong')).status).toBe(200);
});

test('explains a rejected return and lets only staff open another', async () => {
  const { orderId, productIds } = await delivered();
  const lines = [{ productId: productIds[0]!, quantity: 1, reason: 'mind' }];
  const id = idOf(await ask(orderId, lines));
  expect((await step(id, 'reject', { revision: 0 })).body).toMatchObject({
    details: { answer: 'Please tell the customer why.' },
  });
  expect((await step(id, 'reject', { revision: 0, answer: 'It was worn.' })).status).toBe(200);
  expect((await step(id, 'approve', { revision: 1 })).body.code).toBe('not_allowed');
  expect((await step(id, 'approve', { revision: 0 })).body.code).toBe('stale');
  expect(await ask(orderId, lines)).toMatchObject({
    status: 409,
    body: {
      code: 'not_returnable',
      error: expect.stringMatching(/^We could not accept your return of /) as string,
    },
  });
  const { revision = 0 } = await orderOf(orderId);
  const body = { revision, lines };
  const opened = await shop.post(`/orders/${orderId}/open-return`, body, { token: admin.token });
  expect(opened.status).toBe(200);
});
