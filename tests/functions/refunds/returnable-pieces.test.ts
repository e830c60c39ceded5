import { expect, test } from 'vitest';

import { books } from '../books.ts';
import { bulkOrder, giveCredit, TOTAL, verifiedBuyer } from '../bulk-orders.ts';
import { place, walk } from '../order-desk.ts';
import { openOwnShop } from '../own-shop.ts';
import { ORDERED_LINE } from '../paid-orders.ts';
import { signUp } from '../people.ts';
import { returnHouse } from '../return-house.ts';

const { shop, admin, owner, delivered, ask, step, idOf } = returnHouse();

test('for an order that is not one’s own nothing that was sent is looked at', async () => {
  const stranger = await signUp('customer');
  const { orderId } = await place(shop, { owner });
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

test('what is not delivered is not returned', async () => {
  const { orderId, productIds } = await place(shop, { owner });
  const lines = [{ productId: productIds[0]!, quantity: 1, reason: 'different' }];
  expect(await ask(orderId, lines)).toMatchObject({
    status: 409,
    body: { code: 'not_returnable', details: { [productIds[0]!]: 0 } },
  });
});

test('after fifteen days a piece is returned when it is not as described, and for no other reason', async () => {
  const { orderId, productIds } = await delivered();
  const later = await openOwnShop();
  later.passMinutes(16 * 24 * 60);
  const askLater = (reason: string) => {
    const lines = [{ productId: productIds[0]!, quantity: 1, reason }];
    return later.post(`/orders/${orderId}/returns`, { lines }, { token: owner.token });
  };
  for (const reason of ['damaged', 'wrong', 'fit', 'mind']) {
    const { status, body } = await askLater(reason);
    expect({ status, code: body.code }, reason).toEqual({ status: 409, code: 'not_returnable' });
    expect(body.error).toMatch(/^The 15 days to return .* are over\. It can still be returned if/);
  }
  expect((await askLater('different')).body).toMatchObject({ return: { state: 'requested' } });
  await later.close();
  const returns = books().collection('returns').where('orderId', '==', orderId);
  expect((await returns.get()).size).toBe(1);
});

test('what was agreed by quotation is not returned for a change of mind, only when faulty or wrong', async () => {
  const buyer = await verifiedBuyer();
  await giveCredit(buyer, TOTAL);
  const orderId = await bulkOrder(buyer, 'credit-30');
  await walk({ shop, admin }, orderId, 'ship', 'deliver');
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
          'Maheshwari saree was agreed by quotation: it can be returned only when it is faulty or not what you ordered.',
      },
    });
  }
  expect((await askAsBuyer('damaged')).status).toBe(200);
  expect((await askAsBuyer('wrong')).status).toBe(200);
});

test('a rejected return is explained, and leaves the piece returnable', async () => {
  const { orderId, productIds } = await delivered();
  const lines = [{ productId: productIds[0]!, quantity: 1, reason: 'mind' }];
  const id = idOf(await ask(orderId, lines));
  expect((await step(id, 'reject', { revision: 0 })).body).toMatchObject({
    details: { answer: 'Please tell the customer why.' },
  });
  expect((await step(id, 'reject', { revision: 0, answer: 'It was worn.' })).status).toBe(200);
  expect((await step(id, 'approve', { revision: 1 })).body.code).toBe('not_allowed');
  expect((await step(id, 'approve', { revision: 0 })).body.code).toBe('stale');
  expect((await ask(orderId, lines)).status).toBe(200);
});
