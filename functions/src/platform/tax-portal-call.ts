import { isRecord, recordOf, textOf } from '@kargha/domain/records/stored-record';
import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { cachedToken, NoAnswerError, reachService } from './outside-service.ts';
import { TaxPortalError } from './tax-portal.ts';
import type { TaxPortalAccount } from './tax-portal-settings.ts';

export interface PortalCall {
  method: 'GET' | 'POST';
  path: string;
  /** the shop's GST number */
  gstin: string;
  body?: object;
}

/** The portal is slow at the end of a month. Hosting cuts a request after 60 s. */
const TIMEOUT_MS = 10 * SECOND_MS;
/** Sentences of the provider for an outage behind it. */
const OUTAGE = /GSPGSTDOWN|GSPERR300|Connection reset|No route to host|timed? ?out/i;

/**
 * Calls the provider as its public API asks: a token for client id and secret, then the API user in headers. An answer
 * is `{success, message, result, info}`; a refusal starts with the portal's code: `2150 : Duplicate IRN`. Returns
 * `result`. Throws TaxPortalError and nothing else.
 */
export function taxPortalCaller(account: TaxPortalAccount) {
  const { url, user, password, timeoutMs = TIMEOUT_MS } = account;
  const token = tokenOf(account, timeoutMs);
  return async function call({ method, path, gstin, body }: PortalCall): Promise<unknown> {
    const attempt = async () =>
      reach(`${url}${path}`, timeoutMs, {
        method,
        headers: {
          authorization: `Bearer ${await token.current()}`,
          'content-type': 'application/json',
          gstin,
          user_name: user,
          username: user,
          password,
          requestid: crypto.randomUUID(),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    let response = await attempt();
    if (response.status === 401) {
      token.forget();
      response = await attempt();
    }
    return resultOf(response);
  };
}

function tokenOf({ url, clientId, clientSecret }: TaxPortalAccount, timeoutMs: number) {
  return cachedToken(async () => {
    const response = await reachService(`${url}/gsp/authenticate?grant_type=token`, timeoutMs, {
      method: 'POST',
      headers: { gspappid: clientId, gspappsecret: clientSecret },
    }).catch(() => {
      // Without a token nothing was asked for.
      throw new TaxPortalError('unavailable', NO_ANSWER);
    });
    const answer = recordOf(await response.json().catch(() => null));
    const token = textOf(answer.access_token);
    if (!response.ok || token === '') throw new TaxPortalError('unavailable', NO_SIGN_IN);
    return { token, seconds: typeof answer.expires_in === 'number' ? answer.expires_in : 0 };
  });
}

const NO_ANSWER = 'The tax portal did not respond.';
const NO_SIGN_IN = 'The tax portal refused our client id or password.';

async function reach(address: string, timeoutMs: number, init: RequestInit): Promise<Response> {
  try {
    return await reachService(address, timeoutMs, init);
  } catch (error) {
    const neverLeft = error instanceof NoAnswerError && error.neverLeft;
    throw new TaxPortalError(neverLeft ? 'unavailable' : 'unknown', NO_ANSWER);
  }
}

async function resultOf(response: Response): Promise<unknown> {
  const { status, ok } = response;
  const answer: unknown = await response.json().catch(() => null);
  if (status === 401 || status === 403) throw new TaxPortalError('unavailable', NO_SIGN_IN);
  if (status === 429) {
    throw new TaxPortalError('unavailable', 'The tax portal accepts no more calls for now.');
  }
  if (!isRecord(answer) || status >= 500) throw new TaxPortalError('unknown', NO_ANSWER);
  if (ok && String(answer.success) === 'true') return answer.result;
  throw refusal(textOf(answer.message));
}

function refusal(message: string): TaxPortalError {
  if (message === '' || OUTAGE.test(message)) return new TaxPortalError('unknown', NO_ANSWER);
  const [, code = '', sentence = message] = /^(\d{3,5})\s*:\s*(.*)$/s.exec(message) ?? [];
  return new TaxPortalError('refused', sentence, code);
}
