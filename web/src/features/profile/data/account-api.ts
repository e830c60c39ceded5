import { accountEndpoints, type AccountConsents } from '@kargha/domain/people/account-endpoints';
import { signInEndpoints, type SignedInBrowserRow } from '@kargha/domain/people/sign-in-endpoints';
import type { ConsentPurpose } from '@kargha/domain/people/consent';
import type { Address } from '@kargha/domain/shopping/customer-info';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { uploadFile } from '#lib/server/upload-file.ts';

/** Copies what Firebase Auth has verified to the profile. @throws ApiError */
export async function syncAccount(token: string): Promise<void> {
  await callEndpoint(accountEndpoints.sync, { body: { device: '' }, token });
}

export function exportAccount(token: string): Promise<object> {
  return callEndpoint(accountEndpoints.export, { token });
}

/** Needs a token from a sign-in of the last five minutes. @throws ApiError */
export async function closeAccount(token: string): Promise<void> {
  await callEndpoint(accountEndpoints.close, { token });
}

export interface CompanySubmission {
  companyName: string;
  gstNumber: string;
  address: Address;
  documentPath?: string;
}

/** Returns the document's path in Cloud Storage. @throws ApiError */
export async function uploadDocument(file: File, token: string): Promise<string> {
  const { documentPath } = await callEndpoint(
    accountEndpoints.uploadCompanyDocument,
    { params: { name: file.name } },
    (path) => uploadFile(path, file, { token }),
  );
  return documentPath;
}

export async function putPicture(picture: File, token: string): Promise<void> {
  await callEndpoint(accountEndpoints.setPicture, {}, (path) =>
    uploadFile(path, picture, { token }),
  );
}

export async function deletePicture(token: string): Promise<void> {
  await callEndpoint(accountEndpoints.removePicture, { token });
}

export async function listBrowsers(token: string): Promise<SignedInBrowserRow[]> {
  return (await callEndpoint(signInEndpoints.browsers, { token })).browsers;
}

export async function signOutBrowser(id: string, token: string): Promise<void> {
  await callEndpoint(signInEndpoints.signOutBrowser, { params: { id }, token });
}

export async function signOutEverywhere(token: string): Promise<void> {
  await callEndpoint(signInEndpoints.signOutEverywhere, { token });
}

export async function submitCompany(body: CompanySubmission, token: string): Promise<void> {
  await callEndpoint(accountEndpoints.submitCompany, { body, token });
}

/** Returns the label of the unlocked collection. @throws ApiError */
export async function redeemCode(code: string, token: string): Promise<string> {
  const { redeemAccessCode } = accountEndpoints;
  return (await callEndpoint(redeemAccessCode, { body: { code }, token })).label;
}

export function readConsents(token: string): Promise<AccountConsents> {
  return callEndpoint(accountEndpoints.consents, { token });
}

export function setConsent(
  purpose: ConsentPurpose,
  given: boolean,
  token: string,
): Promise<AccountConsents> {
  const body = { purpose, given, source: 'profile' } as const;
  return callEndpoint(accountEndpoints.changeConsent, { body, token });
}
