import type { AddressInfo } from 'node:net';

import express from 'express';
import { expect, test, vi } from 'vitest';

import { log } from '../platform/log.ts';
import { currentRequestId } from '../platform/request-id.ts';
import { logRequests } from './request-log.ts';

const TRACE = '0123456789abcdef0123456789abcdef';

async function ask(path: string, headers: Record<string, string> = {}) {
  const seen: (string | undefined)[] = [];
  const app = express();
  app.use(logRequests);
  app.get('/good', async (_request, response) => {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(currentRequestId());
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await response.text();
  server.closeAllConnections();
  server.close();
  return { id: response.headers.get('x-request-id'), seen };
}

test('gives each request an id for its response and its work', async () => {
  const [first, second] = [await ask('/good'), await ask('/good')];
  expect(first.id).toMatch(/^[0-9a-f]{32}$/);
  expect(first.seen).toEqual([first.id]);
  expect(second.id).not.toBe(first.id);
});

test("uses the trace id of Google's front end and ignores forged ids", async () => {
  expect((await ask('/good', { 'x-cloud-trace-context': `${TRACE}/1;o=1` })).id).toBe(TRACE);
  const forged = 'x"}\u0020{"severity":"ALERT';
  const { id } = await ask('/good', { 'x-cloud-trace-context': forged });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('logs refused requests without the secrets of a link', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue();
  await ask('/missing?token=secret&email=asha@mail.example');
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  const fields = info.mock.calls[0]?.[1];
  expect(fields).toMatchObject({ method: 'GET', path: '/missing', status: 404 });
  expect(JSON.stringify(fields)).not.toMatch(/secret|asha/);
  await ask('/good');
  expect(info).toHaveBeenCalledOnce();
  info.mockRestore();
});

test('logs only the beginning of an unknown path', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue();
  await ask(`/${'a'.repeat(10_000)}`);
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  expect(info.mock.calls[0]?.[1]).toMatchObject({ path: `/${'a'.repeat(199)}`, status: 404 });
  info.mockRestore();
});
