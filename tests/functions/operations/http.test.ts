import { expect, test } from 'vitest';

import { openIsolatedShop } from '../isolated-shop.ts';
import { shop, suiteShopUrl } from '../shop-client.ts';

test('accepts only POST and JSON, and no keys that reach prototypes', async () => {
  expect((await shop.get('/razorpay/create-order')).status).toBe(405);
  const text = { headers: { 'content-type': 'text/plain' } };
  expect((await shop.send('POST', '/razorpay/create-order', 'a=1', text)).status).toBe(415);
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const answer = await shop.send('POST', '/razorpay/create-order', `{"${key}":{"amount":1}}`);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
  }
});

test('returns uncached JSON for unknown paths', async () => {
  const { status, body, headers } = await shop.get('/no-such-thing');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    success: false,
    code: 'not_found',
    error: 'Not found.',
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('rejects a body that is too large before reading it', async () => {
  const answer = await shop.post('/razorpay/verify-payment', { text: 'x'.repeat(70_000) });
  expect(answer).toMatchObject({ status: 413, body: { success: false, code: 'too_large' } });
});

test('rejects a request with too many values with one message', async () => {
  const items = Array.from({ length: 21_000 }, () => ({}));
  for (const path of ['/cart/price', '/razorpay/create-order']) {
    const answer = await shop.post(path, { items });
    expect(answer, path).toMatchObject({
      status: 400,
      body: { code: 'invalid', error: 'The request has too many values.' },
    });
  }
  const { status, body } = await shop.post('/cart/price', { items: items.slice(0, 1900) });
  expect(status).toBe(400);
  expect(body).toMatchObject({ details: { items: 'An order can have at most 50 lines.' } });
  expect(JSON.stringify(body).length).toBeLessThan(1_000);
});

test('hides the server software in every response', async () => {
  const own = await openIsolatedShop(); // the emulators put a name of their own in front
  for (const path of ['/no-such-thing', '/products/categories']) {
    expect((await own.get(path)).headers.get('x-powered-by')).toBeNull();
  }
  await own.close();
});

const TAKING_JSON = ['create-order', 'verify-payment', 'cancel-order', 'order-state'];
const NOT_AN_OBJECT = ['{', '{"amount":1', '"text"', 'null', '\u0000', '{"a":1}}'];
const OTHER_TYPES = [
  ['amount=1', 'application/x-www-form-urlencoded'],
  ['{}', 'text/plain'],
  ['<a/>', 'application/xml'],
  ['--x--', 'multipart/form-data; boundary=x'],
] as const;

test('rejects anything but a JSON object with a message or status 400', async () => {
  const own = await openIsolatedShop();
  for (const path of TAKING_JSON) {
    for (const body of NOT_AN_OBJECT) {
      const answer = await own.send('POST', `/razorpay/${path}`, body);
      expect(answer, body).toMatchObject({ status: 400, body: { success: false } });
      expect(answer.body.error, body).toMatch(/^The request (is not valid JSON|must be .*)\.$/);
      const headers = { 'content-type': 'application/json' };
      const url = `${suiteShopUrl}/api/razorpay/${path}`;
      const behindPlatform = await fetch(url, { method: 'POST', body, headers });
      expect(behindPlatform.status, body).toBe(400);
      expect(await behindPlatform.text(), body).not.toMatch(/node_modules|\bat \w+ \(/);
    }
  }
  await own.close();
});

test('rejects other content types with a message, also behind Hosting', async () => {
  for (const path of TAKING_JSON) {
    for (const [body, type] of OTHER_TYPES) {
      const headers = { 'content-type': type };
      const answer = await shop.send('POST', `/razorpay/${path}`, body, { headers });
      expect(answer, type).toMatchObject({
        status: 415,
        body: { code: 'not_json', error: 'The request must be application/json.' },
      });
    }
  }
});
