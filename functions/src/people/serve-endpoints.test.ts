import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

import express from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { object as fields, string as text } from 'yup';
import { object, string } from 'valibot';

import { defineEndpoints } from '@kargha/domain/api/endpoint';
import { formMessages } from '@kargha/domain/messages/form-messages';

const nameSchema = fields({ name: text().trim().required() }).exact(formMessages.unknown_field);
const response = object({ said: string() });

const endpoints = defineEndpoints('/api/looms', {
  show: { method: 'GET', path: '/:id', does: 'Returns a loom.', response },
  rename: { method: 'POST', path: '/:id', does: 'Renames a loom.', body: nameSchema, response },
  find: { method: 'POST', path: '/find', does: 'Finds a loom.', response, status: 201 },
  order: {
    method: 'POST',
    path: '/order',
    does: 'Orders a loom.',
    form: fields({ name: text().max(9).required() }),
    query: fields({ size: text().max(3), wood: text().max(9) }),
    response,
  },
  dress: {
    method: 'PUT',
    path: '/:id/warp',
    does: 'Dresses a loom.',
    body: fields({ warp: fields({ ends: text().required() }) }),
    ignoresUnknown: true,
    response,
  },
  oil: {
    method: 'PUT',
    path: '/:id/oil',
    does: 'Oils a loom.',
    body: fields({ reed: fields({ oil: text() }).stripUnknown() }).exact(
      formMessages.unknown_field,
    ),
    response,
  },
  lend: {
    method: 'POST',
    path: '/:id/lend',
    does: 'Lends a loom.',
    who: 'person',
    body: nameSchema,
    response,
  },
  sell: {
    method: 'POST',
    path: '/:id/sell',
    does: 'Sells a loom.',
    who: 'staff',
    permission: 'stock.edit',
    body: nameSchema,
  },
});

let server: Server;

beforeAll(async () => {
  // Other files of this process may have loaded the real modules already.
  vi.resetModules();
  vi.doMock('../platform/identity.ts', () => ({
    identify: (uid: string) => Promise.resolve({ uid }),
  }));
  vi.doMock('../platform/account-status.ts', () => ({
    accountStatus: () => Promise.resolve('active'),
  }));
  vi.doMock('../platform/sign-in-use.ts', () => ({ recordUse: () => Promise.resolve() }));
  const { HttpError } = await import('../http/errors.ts');
  const { errorHandler } = await import('../http/error-handler.ts');
  const { parseBodies } = await import('../http/request-body.ts');
  const { answerNotFound } = await import('../http/unmatched-routes.ts');
  const { serveEndpoints } = await import('./serve-endpoints.ts');

  function refuseGuilds({ uid }: { uid: string }): Promise<void> {
    if (uid !== 'guild') return Promise.resolve();
    throw new HttpError(403, 'not_allowed', 'Looms are for weavers.');
  }

  const app = express();
  parseBodies(app);
  app.use(
    serveEndpoints(
      endpoints,
      {
        show: ({ params: { id } }) => ({ said: `loom ${id}` }),
        rename: ({ params: { id }, body: { name } }) => ({ said: `${id} is ${name}` }),
        find: () => ({ said: 'found' }),
        order: ({ body: { name } }) => ({ said: `${name} ordered` }),
        dress: ({ body }) => ({ said: JSON.stringify(body) }),
        oil: ({ body }) => ({ said: JSON.stringify(body) }),
        lend: ({ caller: { uid } }) => ({ said: `lent by ${uid}` }),
        sell: () => undefined,
      },
      refuseGuilds,
    ),
  );
  answerNotFound(app);
  app.use(errorHandler);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  vi.doUnmock('../platform/identity.ts');
  vi.doUnmock('../platform/account-status.ts');
  vi.doUnmock('../platform/sign-in-use.ts');
  vi.resetModules();
});

async function ask(method: string, path: string, body?: unknown, type = 'text/plain') {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/looms${path}`, {
    method,
    ...(body !== undefined && {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': typeof body === 'string' ? type : 'application/json' },
    }),
  });
  return {
    status: answer.status,
    allow: answer.headers.get('allow'),
    body: (await answer.json()) as Record<string, unknown>,
  };
}

test('answers with the fields of the handler', async () => {
  expect(await ask('GET', '/l1')).toMatchObject({ status: 200, body: { said: 'loom l1' } });
  expect(await ask('POST', '/l1', { name: ' Asha ' })).toMatchObject({
    body: { success: true, said: 'l1 is Asha' },
  });
});

test('prefers a fixed path to a parameter, and sends its status', async () => {
  expect(await ask('POST', '/find')).toMatchObject({ status: 201, body: { said: 'found' } });
});

test('refuses other methods with 405 and names the allowed ones', async () => {
  expect(await ask('PUT', '/l1', {})).toMatchObject({ status: 405, allow: 'GET, POST' });
  expect(await ask('GET', '/find')).toMatchObject({ status: 405, allow: 'POST' });
});

test('names every invalid and unknown field of a body', async () => {
  expect(await ask('POST', '/l1', { nam: 'Asha' })).toMatchObject({
    status: 400,
    body: { code: 'invalid', details: { name: expect.any(String) as string } },
  });
});

test('drops unknown fields at every depth where an endpoint says so', async () => {
  const sent = { warp: { ends: '1200', checkedBy: 'me' }, _id: 'l2' };
  expect(await ask('PUT', '/l1/warp', sent)).toMatchObject({
    body: { said: JSON.stringify({ warp: { ends: '1200' } }) },
  });
});

test('drops unknown fields of the parts that allow them', async () => {
  expect(await ask('PUT', '/l1/oil', { reed: { oil: 'linseed', '': 'x' } })).toMatchObject({
    body: { said: JSON.stringify({ reed: { oil: 'linseed' } }) },
  });
});

test('refuses a body that is too large or not JSON', async () => {
  const large = { name: 'x'.repeat(9000) };
  expect(await ask('POST', '/l1', large)).toMatchObject({ status: 413 });
  expect(await ask('POST', '/l1', 'name=Asha')).toMatchObject({ status: 415 });
});

test('asks who calls before it reads the body', async () => {
  expect(await ask('POST', '/l1/sell', { wrong: 1 })).toMatchObject({ status: 401 });
});

test('names the invalid fields of a form and drops the unknown ones', async () => {
  const form = 'application/x-www-form-urlencoded';
  expect(await ask('POST', '/order', 'name=Asha&List-Unsubscribe=One-Click', form)).toMatchObject({
    body: { said: 'Asha ordered' },
  });
  expect(await ask('POST', '/order', 'name=Chandramukhi', form)).toMatchObject({
    status: 400,
    body: { details: { name: expect.any(String) as string } },
  });
});

test('reads a form and refuses JSON in its place', async () => {
  const form = 'application/x-www-form-urlencoded';
  expect(await ask('POST', '/order', 'name=Asha', form)).toMatchObject({
    body: { said: 'Asha ordered' },
  });
  expect(await ask('POST', '/order', { name: 'Asha' })).toMatchObject({ status: 415 });
});

test('names every invalid field of a query', async () => {
  const form = 'application/x-www-form-urlencoded';
  expect(await ask('POST', '/order?size=wide&wood=sandalwood', '', form)).toMatchObject({
    status: 400,
    body: { details: { size: expect.any(String) as string, wood: expect.any(String) as string } },
  });
});

test('refuses a person who is not admitted before it reads the body', async () => {
  const { port } = server.address() as AddressInfo;
  const lend = (uid: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/looms/l1/lend`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${uid}` },
    });
  expect((await lend('guild', { wrong: 1 })).status).toBe(403);
  expect((await lend('asha', { wrong: 1 })).status).toBe(400);
  expect(await (await lend('asha', { name: 'Meera' })).json()).toMatchObject({
    said: 'lent by asha',
  });
});
