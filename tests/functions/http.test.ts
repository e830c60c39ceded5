import { expect, test } from 'vitest';

import { shop } from './shop-client.ts';

test('only POST is answered, only JSON is read, and no key reaches into prototypes', async () => {
  expect((await shop.get('/razorpay/create-order')).status).toBe(405);
  const text = { headers: { 'content-type': 'text/plain' } };
  expect((await shop.send('POST', '/razorpay/create-order', 'a=1', text)).status).toBe(415);
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const answer = await shop.send('POST', '/razorpay/create-order', `{"${key}":{"amount":1}}`);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
  }
});

test('what is not there is answered in JSON, and no answer is kept by a cache', async () => {
  const { status, body, headers } = await shop.get('/no-such-thing');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    success: false,
    code: 'not_found',
    error: 'There is nothing here.',
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('a body that is too large is refused before it is read', async () => {
  const answer = await shop.post('/razorpay/verify-payment', { text: 'x'.repeat(70_000) });
  expect(answer).toMatchObject({ status: 413, body: { success: false, code: 'too_large' } });
});
