import { SECOND_MS } from '@kargha/domain/records/time-spans';

import type { CourierAccount } from './courier-account.ts';
import { CourierError } from './courier-aggregator.ts';
import { reach } from './shiprocket-call.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

/** Calls Delhivery with its token. Throws CourierError and nothing else. */
export function delhiveryCaller({ url, password, timeoutMs = TIMEOUT_MS }: CourierAccount) {
  const call = async (path: string, init: RequestInit, type = 'application/json') => {
    const headers = { authorization: `Token ${password}`, 'content-type': type };
    return answerOf(await reach(url + path, timeoutMs, { ...init, headers }));
  };
  return {
    get: (path: string, query: Readonly<Record<string, string>>) =>
      call(`${path}?${new URLSearchParams(query).toString()}`, { method: 'GET' }),
    post: (path: string, body: object) =>
      call(path, { method: 'POST', body: JSON.stringify(body) }),
    /** Orders are sent as a form whose `data` is JSON. */
    postForm: (path: string, fields: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams(fields).toString();
      return call(path, { method: 'POST', body }, 'application/x-www-form-urlencoded');
    },
  };
}

const NO_ANSWER = 'Delhivery did not respond.';

/** 5xx and unreadable answers leave open what happened; other errors are a no. */
async function answerOf(response: Response): Promise<unknown> {
  const { status, ok } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  if (status === 401 || status === 403)
    throw new CourierError('unavailable', 'Delhivery refused our token.');
  if (status === 429)
    throw new CourierError('unavailable', 'Delhivery accepts no more calls for now.');
  if (status >= 500 || answer === undefined) throw new CourierError('unknown', NO_ANSWER);
  if (ok) return answer;
  throw new CourierError('refused', `Delhivery answered with ${status}.`);
}
