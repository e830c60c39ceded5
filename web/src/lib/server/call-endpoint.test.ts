import { object, string } from 'valibot';
import { expect, test, vi } from 'vitest';

import { defineEndpoints } from '@kargha/domain/api/endpoint';
import { time } from '@kargha/domain/api/response-fields';

import { callEndpoint } from './call-endpoint.ts';
import { endpointPath } from './endpoint-path.ts';

const { show } = defineEndpoints('/api/looms', {
  show: {
    method: 'GET',
    path: '/:place/:id',
    does: 'Returns a loom.',
    response: object({ name: string(), madeAt: time }),
  },
});

function serverAnswers(body: object) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('fills the path and the query of an endpoint', () => {
  const params = { place: 'Bhuj / old town', id: 'l1' };
  expect(endpointPath(show, { params, query: { search: 'pit loom', page: 2, cursor: '' } })).toBe(
    '/looms/Bhuj%20%2F%20old%20town/l1?search=pit+loom&page=2',
  );
});

test('returns the checked fields of the response, with dates', async () => {
  const fetched = serverAnswers({
    success: true,
    name: 'Pit loom',
    madeAt: '2026-11-15T06:30:00.000Z',
    unknown: 1,
  });
  const loom = await callEndpoint(show, { params: { place: 'Bhuj', id: 'l1' }, token: 'T' });
  expect(loom).toEqual({ name: 'Pit loom', madeAt: new Date('2026-11-15T06:30:00Z') });
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/looms/Bhuj/l1');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer T');
});

test('reports a response that does not match, with its fields', async () => {
  serverAnswers({ success: true, name: 5, madeAt: 'yesterday' });
  await expect(callEndpoint(show, { params: { place: 'Bhuj', id: 'l1' } })).rejects.toMatchObject({
    code: 'unexpected_response',
    details: '/api/looms/:place/:id: name, madeAt',
  });
});
