import type { Endpoint, EndpointBody, EndpointResult } from '@kargha/domain/api/endpoint';
import type { Mock } from 'vitest';

import type { callApi } from '#lib/server/api-client.ts';

interface ReceivedRequest<Body> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Body;
}

export interface EndpointAnswer {
  endpoint: Endpoint;
  answer: (request: ReceivedRequest<unknown>) => unknown;
}

/** What a server of the test answers, with times as dates. */
export function answerTo<E extends Endpoint>(
  endpoint: E,
  answer: (
    request: ReceivedRequest<EndpointBody<E>>,
  ) => EndpointResult<E> | Promise<EndpointResult<E>>,
): EndpointAnswer {
  return { endpoint, answer: answer as EndpointAnswer['answer'] };
}

/** `send` answers from these endpoints and refuses all others. */
export function answerEndpoints(
  send: Mock<typeof callApi>,
  answers: readonly EndpointAnswer[],
): void {
  send.mockImplementation(async (path, { method = 'GET', body } = {}) => {
    const [below = '', search = ''] = path.split('?');
    for (const { endpoint, answer } of answers) {
      const params = endpoint.method === method && paramsOf(endpoint.path, `/api${below}`);
      if (!params) continue;
      const query = Object.fromEntries(new URLSearchParams(search));
      return toJson(await answer({ params, query, body }));
    }
    throw new Error(`No answer to ${method} ${path}`);
  });
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  const names = pattern.split('/');
  if (parts.length !== names.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, name] of names.entries()) {
    const part = decodeURIComponent(parts[place] ?? '');
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

function toJson(answer: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answer ?? {})) as Record<string, unknown>;
}
