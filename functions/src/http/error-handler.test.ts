import type { AddressInfo } from 'node:net';

import express from 'express';
import { expect, test, vi } from 'vitest';
import { array, number, object, string } from 'yup';

import { addressMessages } from '@kargha/domain/messages/address-messages';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import './field-messages.ts';

import { log } from '../platform/log.ts';
import { errorHandler } from './error-handler.ts';
import { conflict, HttpError, notFound } from './errors.ts';

async function answerTo(fail: () => unknown) {
  const app = express();
  app.get('/', async () => {
    await fail();
  });
  app.use(errorHandler);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const body: unknown = await response.json();
  server.closeAllConnections();
  server.close();
  return { status: response.status, cache: response.headers.get('cache-control'), body };
}

test('keeps the status, code, message and details of an expected error', async () => {
  const missing = () => Promise.reject(notFound('Not here.'));
  expect(await answerTo(missing)).toEqual({
    status: 404,
    cache: 'no-store',
    body: { success: false, error: 'Not here.', code: 'not_found' },
  });
  const changed = () => Promise.reject(new HttpError(409, 'changed', 'Changed.', { amount: 5 }));
  expect((await answerTo(changed)).body).toEqual({
    success: false,
    error: 'Changed.',
    code: 'changed',
    details: { amount: 5 },
  });
});

test('reports validation errors by field', async () => {
  const schema = object({
    name: string().required('Name is required'),
    age: number().min(1, 'Too young.'),
  });
  const answer = await answerTo(() => schema.validate({ age: 0 }, { abortEarly: false }));
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error: expect.stringMatching(/Name is required\./),
      code: 'invalid',
      details: { name: 'Name is required', age: 'Too young.' },
    },
  });
});

test('names the key and the values of each sentence and of each field', async () => {
  const changed = () =>
    Promise.reject(conflict('stale', orderMessages.order_stale({ state: 'packed' })));
  expect((await answerTo(changed)).body).toEqual({
    success: false,
    error: 'Someone else has just changed this order. It is now packed. Please check it again.',
    messages: [{ key: 'order_stale', params: { state: 'packed' } }],
    code: 'stale',
  });
  const schema = object({
    city: string().required(addressMessages.city_required),
    items: array().max(1, checkoutMessages.too_many_items),
  });
  const answer = await answerTo(() => schema.validate({ items: [1, 2] }, { abortEarly: false }));
  expect(answer.body).toEqual({
    success: false,
    error: 'City is required. An order can have at most 1 lines.',
    messages: [{ key: 'city_required' }, { key: 'too_many_items', params: { max: 1 } }],
    code: 'invalid',
    details: { city: 'City is required', items: 'An order can have at most 1 lines.' },
    fieldMessages: {
      city: { key: 'city_required' },
      items: { key: 'too_many_items', params: { max: 1 } },
    },
  });
});

test('names no keys when one of the sentences has none', async () => {
  const schema = object({
    city: string().required(addressMessages.city_required),
    note: string().required('Only staff see this.'),
  });
  const { body } = await answerTo(() => schema.validate({}, { abortEarly: false }));
  expect(body).toMatchObject({ error: 'City is required. Only staff see this.' });
  expect(body).not.toHaveProperty('messages');
  expect(body).toMatchObject({ fieldMessages: { city: { key: 'city_required' } } });
});

test('reports the first fifty of many validation errors', async () => {
  const schema = object(
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, string().required('No.')])),
  );
  const answer = await answerTo(() => schema.validate({}, { abortEarly: false }));
  expect(answer).toMatchObject({ status: 400, body: { error: 'No.', code: 'invalid' } });
  expect(Object.keys((answer.body as { details: object }).details)).toHaveLength(50);
});

test('logs an unexpected error and hides it from the caller', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  expect(await answerTo(() => Promise.reject(new Error('SELECT secret FROM wallet')))).toEqual({
    status: 500,
    cache: 'no-store',
    body: {
      success: false,
      error: 'Something went wrong. Please try again.',
      messages: [{ key: 'internal' }],
      code: 'internal',
    },
  });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('returns 404 for undecodable addresses and invalid document ids', async () => {
  for (const fail of [
    () => decodeURIComponent('%E0%A4%A'),
    () => Promise.reject(new Error('3 INVALID_ARGUMENT: Resource id "__x__" is invalid because')),
    () => Promise.reject(new Error('Value for argument "documentPath" must point to a document')),
  ]) {
    expect(await answerTo(fail)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

test('replaces type messages of the library', async () => {
  const schema = object({ name: string(), age: number() });
  const answer = await answerTo(() =>
    schema.validate({ name: [[]], age: {} }, { abortEarly: false }),
  );
  const details = { name: 'Name must be text.', age: 'Age must be a number.' };
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', details } });
});
