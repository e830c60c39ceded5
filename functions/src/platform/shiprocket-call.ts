import { isRecord, recordOf, textOf, type StoredPart } from '@kargha/domain/records/stored-record';
import { DAY_MS, SECOND_MS } from '@kargha/domain/records/time-spans';

import type { CourierAccount } from './courier-account.ts';
import { CourierError } from './courier-aggregator.ts';
import { cachedToken, NoAnswerError, reachService } from './outside-service.ts';

export interface ApiCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const TIMEOUT_MS = 10 * SECOND_MS;
/** A token is valid for ten days, as the aggregator says; it is renewed every day. */
const TOKEN_SECONDS = DAY_MS / SECOND_MS;

const NO_ANSWER = 'The courier aggregator did not respond.';
const NO_SIGN_IN = 'The courier aggregator refused our email address or password.';

export type ShiprocketCall = ReturnType<typeof shiprocketCaller>;

/** Calls the aggregator with a token and returns its answer. Throws CourierError and nothing else. */
export function shiprocketCaller(account: CourierAccount) {
  const { url, timeoutMs = TIMEOUT_MS } = account;
  const token = cachedToken(() => signIn(account, timeoutMs));
  return async function call({ method, path, body }: ApiCall): Promise<StoredPart> {
    const attempt = async () =>
      reach(`${url}/v1/external${path}`, timeoutMs, {
        method,
        headers: {
          authorization: `Bearer ${await token.current()}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    let response = await attempt();
    if (response.status === 401) {
      token.forget();
      response = await attempt();
    }
    return answerOf(response);
  };
}

async function signIn({ url, email, password }: CourierAccount, timeoutMs: number) {
  const response = await reachService(`${url}/v1/external/auth/login`, timeoutMs, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => {
    // Without a token nothing was asked for.
    throw new CourierError('unavailable', NO_ANSWER);
  });
  const token = textOf(recordOf(await response.json().catch(() => null)).token);
  if (!response.ok || token === '') throw new CourierError('unavailable', NO_SIGN_IN);
  return { token, seconds: TOKEN_SECONDS };
}

export async function reach(
  address: string,
  timeoutMs: number,
  init: RequestInit,
): Promise<Response> {
  try {
    return await reachService(address, timeoutMs, init);
  } catch (error) {
    const neverLeft = error instanceof NoAnswerError && error.neverLeft;
    throw new CourierError(neverLeft ? 'unavailable' : 'unknown', NO_ANSWER);
  }
}

/** 5xx and unreadable answers leave open what happened; other errors are a no with the aggregator's words. */
async function answerOf(response: Response): Promise<StoredPart> {
  const { status, ok } = response;
  const answer: unknown = await response.json().catch(() => null);
  if (status === 401 || status === 403) throw new CourierError('unavailable', NO_SIGN_IN);
  if (status === 429)
    throw new CourierError('unavailable', 'The courier aggregator accepts no more calls for now.');
  if (status >= 500 || !isRecord(answer)) throw new CourierError('unknown', NO_ANSWER);
  if (ok) return answer;
  throw new CourierError('refused', textOf(answer.message) || `The answer was ${status}.`);
}

/** Throws CourierError `unknown` for an answer that is not what it should be. */
export function understand<Read>(answer: unknown, read: (answer: unknown) => Read): Read {
  try {
    return read(answer);
  } catch {
    throw new CourierError('unknown', 'The courier aggregator sent an answer that we cannot read.');
  }
}

export function nullIfRefused(error: unknown): null {
  if (error instanceof CourierError && error.failure === 'refused') return null;
  throw error;
}
