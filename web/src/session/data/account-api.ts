import { ApiError, callApi, isJsonObject } from '#lib/server/api-client.ts';

import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { staffDevice } from './staff-device.ts';

const LOCKED = 429;

/** How long a sign-in waits for the count of failures. In milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * Asks the server whether this address may try a password now. A server that cannot be asked, or takes its time, keeps
 * nobody out: it counts all the same.
 * @throws SignInFailure while the address is locked
 */
export async function checkSignIn(email: string): Promise<void> {
  try {
    await inTime(callApi('/account/sign-in-check', { method: 'POST', body: { email } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== LOCKED) return;
    throw new SignInFailure(SESSION_MESSAGES.tooMany, {
      lockedForSeconds: secondsOf(error.details),
    });
  }
}

/** Tells the server of a wrong password, so that it counts what this browser may forget. */
export async function reportFailedSignIn(email: string): Promise<void> {
  const told = callApi('/account/sign-in-failed', { method: 'POST', body: { email } });
  await inTime(told).catch(() => undefined);
}

/** Has the server copy into the profile what the sign-in service vouches for: address and number. */
export async function syncAccount(token: string, isStaff = false): Promise<void> {
  const body = isStaff ? { device: staffDevice() } : {};
  await callApi('/account/sync', { method: 'POST', body, token });
}

/** Hands over an access code. @throws ApiError */
export async function redeemAccessCode(code: string, token: string): Promise<void> {
  await callApi('/account/access-code', { method: 'POST', body: { code }, token });
}

/** Asks for the check of a company. @throws ApiError */
export async function submitCompany(
  company: { companyName: string; gstNumber: string },
  token: string,
): Promise<void> {
  await callApi('/account/company', { method: 'POST', body: company, token });
}

/** Has the shop log that the terms were agreed to. @throws ApiError */
export async function agreeToTerms(token: string): Promise<void> {
  const body = { purpose: 'terms', given: true, source: 'sign_up' };
  await callApi('/account/consents', { method: 'POST', body, token });
}

async function inTime(call: Promise<unknown>): Promise<void> {
  await Promise.race([call, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

function secondsOf(details: unknown): number {
  const seconds: unknown = isJsonObject(details) ? details.retryAfterSeconds : undefined;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0;
}
