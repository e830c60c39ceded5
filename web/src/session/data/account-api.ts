import { ApiError, callApi, isJsonObject } from '#lib/server/api-client.ts';
import { lastingStorage } from '#lib/browser/browser-storage.ts';

import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';

const LOCKED = 429;

const TIMEOUT_MS = 4_000;

/**
 * Asks the server whether this address is locked out. An unreachable or slow server does not block the sign-in.
 * @throws SignInFailure while the address is locked
 */
export async function checkSignIn(email: string): Promise<void> {
  try {
    await withTimeout(callApi('/account/sign-in-check', { method: 'POST', body: { email } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== LOCKED) return;
    throw new SignInFailure(SESSION_MESSAGES.tooMany, {
      lockedForSeconds: secondsOf(error.details),
    });
  }
}

/** The server counts failures that this browser may forget. */
export async function reportFailedSignIn(email: string): Promise<void> {
  const report = callApi('/account/sign-in-failed', { method: 'POST', body: { email } });
  await withTimeout(report).catch(() => undefined);
}

/** Also tells the server which browser this is, so that a sign-in in another one is noticed. */
export async function syncAccount(token: string): Promise<void> {
  await callApi('/account/sync', { method: 'POST', body: { device: deviceName() }, token });
}

export async function redeemAccessCode(code: string, token: string): Promise<void> {
  await callApi('/account/access-code', { method: 'POST', body: { code }, token });
}

export async function submitCompany(
  company: { companyName: string; gstNumber: string },
  token: string,
): Promise<void> {
  await callApi('/account/company', { method: 'POST', body: company, token });
}

export async function agreeToTerms(token: string): Promise<void> {
  const body = { purpose: 'terms', given: true, source: 'sign_up' };
  await callApi('/account/consents', { method: 'POST', body, token });
}

async function withTimeout(call: Promise<unknown>): Promise<void> {
  await Promise.race([call, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

function secondsOf(details: unknown): number {
  const seconds: unknown = isJsonObject(details) ? details.retryAfterSeconds : undefined;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0;
}

/** A random name, kept after sign-out. Its key is from when only staff had one. */
const KEY = 'kargha.staff-device';

function deviceName(): string {
  const known = lastingStorage.getItem(KEY);
  if (known !== null) return known;
  const name = crypto.randomUUID();
  lastingStorage.setItem(KEY, name);
  return name;
}
