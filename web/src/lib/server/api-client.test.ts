import { expect, test, vi } from 'vitest';

import { ApiError, callApi } from './api-client.ts';

function serverAnswers(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('sends JSON with the token and returns the body', async () => {
  const fetched = serverAnswers(200, '{"success":true,"products":[]}');

  await expect(
    callApi('/products', { method: 'POST', body: { a: 1 }, token: 'T' }),
  ).resolves.toEqual({ success: true, products: [] });

  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/products');
  expect(init?.body).toBe('{"a":1}');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer T');
});

test("an error has the server's message, code and details", async () => {
  serverAnswers(
    409,
    '{"success":false,"error":"Sold out.","code":"out_of_stock","details":{"a":1}}',
  );

  await expect(callApi('/x')).rejects.toMatchObject({
    message: 'Sold out.',
    status: 409,
    code: 'out_of_stock',
    details: { a: 1 },
  });
});

test('a success flag of false is an error whatever the status', async () => {
  serverAnswers(200, '{"success":false,"error":"No."}');
  await expect(callApi('/x')).rejects.toThrow('No.');
});

test('an error without a message names its status', async () => {
  serverAnswers(503, '<html>');
  await expect(callApi('/x')).rejects.toThrow('HTTP error! status: 503');
});

test('reports a network error without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(callApi('/x')).rejects.toEqual(
    new ApiError('Network error. Please check your connection.', { status: 0, code: 'network' }),
  );
});
