import { companyDocumentProblem } from '@kargha/domain/people/company-document';
import { quoteFileType, SNIFFED_BYTES } from '@kargha/domain/quotes/quote-files';
import { accountMessages } from '@kargha/domain/messages/account-messages';

import { invalidField, notFound } from '../../http/errors.ts';
import { readStoredFile } from '../../platform/file-store.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';
import { saveWithinQuota } from '../uploads/file-quota.ts';

/** Pending documents per person; unreferenced ones are deleted after a day. */
const MAX_DOCUMENTS = 5;
const MAX_BYTES = 25 * 1024 * 1024;

/**
 * Stores a company document and returns its path. Throws 400 invalid for anything but a PDF, JPEG or PNG, 409
 * storage_full after five in a day.
 */
export async function saveCompanyDocument(
  uid: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const problem = companyDocumentProblem(name, content.length, content.subarray(0, SNIFFED_BYTES));
  if (problem !== null) throw invalidField('document', problem);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const folder = `companies/${uid}`;
  const path = `${folder}/${randomId()}.${ending}`;
  const full = accountMessages.too_many_documents();
  const quota = { folder, files: MAX_DOCUMENTS, bytes: MAX_BYTES, full };
  const contentType = quoteFileType(name) ?? '';
  await saveWithinQuota([quota], { path, content, contentType });
  return path;
}

/** For staff. Throws 404 not_found when there is none. */
export async function readCompanyDocument(uid: string): Promise<{ name: string; content: Buffer }> {
  const profile = readUser(await userRef(uid).get());
  if (!profile) throw profileNotFound();
  const path = profile.companyVerification?.documentPath ?? '';
  const name = path.startsWith(`companies/${uid}/`) ? path.slice(path.lastIndexOf('/') + 1) : '';
  const content = name === '' ? null : await readStoredFile(path);
  if (!content) throw notFound(accountMessages.no_document());
  return { name, content };
}
