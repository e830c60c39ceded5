import {
  CONSENT_PURPOSES,
  CONSENT_SOURCES,
  type ConsentPurpose,
  type ConsentRow,
  type ConsentStates,
} from '@kargha/domain/people/consent';
import type { Address } from '@kargha/domain/shopping/customer-info';
import { callApi, type JsonObject } from '#lib/server/api-client.ts';
import { uploadFile } from '#lib/server/upload-file.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** Copies what Firebase Auth has verified to the profile. @throws ApiError */
export async function syncAccount(token: string): Promise<void> {
  await callApi('/account/sync', { method: 'POST', body: {}, token });
}

export function exportAccount(token: string): Promise<JsonObject> {
  return callApi('/account/export', { token });
}

/** Needs a token from a sign-in of the last five minutes. @throws ApiError */
export async function closeAccount(token: string): Promise<void> {
  await callApi('/account', { method: 'DELETE', token });
}

export interface CompanySubmission {
  companyName: string;
  gstNumber: string;
  address: Address;
  documentPath?: string;
}

/** Returns the document's path in Cloud Storage. @throws ApiError */
export async function uploadDocument(file: File, token: string): Promise<string> {
  const path = `/account/company-document/${encodeURIComponent(file.name)}`;
  return storedFields(await uploadFile(path, file, { token })).text('documentPath');
}

export async function putPicture(picture: File, token: string): Promise<void> {
  await uploadFile('/account/picture', picture, { token });
}

export async function deletePicture(token: string): Promise<void> {
  await callApi('/account/picture', { method: 'DELETE', token });
}

export async function submitCompany(submission: CompanySubmission, token: string): Promise<void> {
  await callApi('/account/company', { method: 'POST', body: submission, token });
}

/** Returns the label of the unlocked collection. @throws ApiError */
export async function redeemCode(code: string, token: string): Promise<string> {
  const answer = await callApi('/account/access-code', { method: 'POST', body: { code }, token });
  return storedFields(answer).text('label');
}

/** `log` lists each consent given or withdrawn, newest first. */
export interface Consents {
  states: ConsentStates;
  log: ConsentRow[];
}

export async function readConsents(token: string): Promise<Consents> {
  return parseConsents(await callApi('/account/consents', { token }));
}

export async function setConsent(
  purpose: ConsentPurpose,
  given: boolean,
  token: string,
): Promise<Consents> {
  const body = { purpose, given, source: 'profile' };
  return parseConsents(await callApi('/account/consents', { method: 'POST', body, token }));
}

function parseConsents(answer: JsonObject): Consents {
  const fields = storedFields(answer);
  const states = fields.part('states');
  return {
    states: {
      marketing: states.flag('marketing', false),
      newsletter: states.flag('newsletter', false),
      reminders: states.flag('reminders', false),
      measuring: states.flag('measuring', false),
      terms: states.flag('terms', false),
    },
    log: fields.parts('log').map((row) => ({
      id: row.text('id'),
      purpose: row.choice('purpose', CONSENT_PURPOSES),
      given: row.flag('given', false),
      notice: row.text('notice'),
      source: row.choice('source', CONSENT_SOURCES),
      at: row.text('at'),
    })),
  };
}
