import type { AccountConsents } from '@kargha/domain/people/account-endpoints';
import type { SignedInBrowserRow } from '@kargha/domain/people/sign-in-endpoints';
import type { ConsentPurpose } from '@kargha/domain/people/consent';
import type { Address } from '@kargha/domain/shopping/customer-info';
import { setAnalyticsConsent } from '#lib/browser/analytics-consent.ts';
import { reloadProfile, signOut, type PhoneHandle } from '#session/state/sign-in-actions.ts';
import { saveFile } from '#lib/files/save-file.ts';

import * as api from '../data/account-api.ts';
import * as security from '../security/data/account-security.ts';
import { writeProfileFields, type ProfileFields } from '../data/profile-fields.ts';

export {
  signInPhone,
  linkedMethods,
  type IdentityProof,
  type SignInMethod,
  type SocialMethod,
} from '../security/data/account-security.ts';
export {
  changePassword,
  linkMethod,
  resendVerification,
  unlinkMethod,
} from '../security/data/account-security.ts';

interface NewEmail {
  email: string;
  password: string;
}

export async function saveProfileFields(fields: ProfileFields): Promise<void> {
  await writeProfileFields(fields);
  await reloadProfile();
}

export async function confirmPhone({ verificationId }: PhoneHandle, code: string): Promise<void> {
  await security.confirmPhone(verificationId, code);
  await syncProfile();
}

/**
 * Adds email sign-in to an account without an email address and sends the verification link. If the email cannot
 * be sent, it can be requested again: the address is in the profile by then.
 */
export async function addEmail({ email, password }: NewEmail): Promise<void> {
  await security.linkEmail(email, password);
  await syncProfile();
  await security.resendVerification();
}

export async function syncVerifiedEmail(): Promise<void> {
  if (await security.isEmailVerifiedNow()) await syncProfile();
}

export async function syncProfile(): Promise<void> {
  await api.syncAccount(await security.freshToken());
  await reloadProfile();
}

export interface CompanyInput {
  companyName: string;
  gstNumber: string;
  address: Address;
  document: File | undefined;
}

export async function sendCompany({ document, ...company }: CompanyInput): Promise<void> {
  const token = await security.freshToken();
  const documentPath = document && (await api.uploadDocument(document, token));
  const submission = { ...company, ...(documentPath && { documentPath }) };
  await api.submitCompany(submission, token);
  await reloadProfile();
}

export async function redeemCode(code: string): Promise<string> {
  const label = await api.redeemCode(code, await security.freshToken());
  await reloadProfile();
  return label;
}

export async function exportData(): Promise<void> {
  const data = await api.exportAccount(await security.freshToken());
  const json = JSON.stringify(data, null, 2);
  saveFile('my-data.json', new Blob([json], { type: 'application/json' }));
}

export async function readBrowsers(): Promise<SignedInBrowserRow[]> {
  return api.listBrowsers(await security.currentToken());
}

export async function signOutBrowser(id: string): Promise<void> {
  await api.signOutBrowser(id, await security.currentToken());
}

/** The server has ended this session, so this browser forgets it, too. */
export async function signOutEverywhere(): Promise<void> {
  await api.signOutEverywhere(await security.currentToken());
  await signOut();
}

export async function readConsents(): Promise<AccountConsents> {
  return api.readConsents(await security.currentToken());
}

export async function setConsent(
  purpose: ConsentPurpose,
  given: boolean,
): Promise<AccountConsents> {
  // Withdrawing takes effect here even if it cannot be logged.
  if (purpose === 'measuring' && !given) setAnalyticsConsent(false);
  const consents = await api.setConsent(purpose, given, await security.currentToken());
  if (purpose === 'measuring') setAnalyticsConsent(given);
  if (purpose === 'marketing') await reloadProfile();
  return consents;
}

export async function closeAccount(proof: security.IdentityProof): Promise<void> {
  await security.proveIdentity(proof);
  await api.closeAccount(await security.freshToken());
  await signOut();
}
