import type { Message } from '@kargha/domain/messages/message';
import { registeredAddress } from '@kargha/domain/invoices/company-address';
import type { CompanyRequest } from '@kargha/domain/people/account-requests';
import { companyDocumentProblem } from '@kargha/domain/people/company-document';
import type { CompanyState } from '@kargha/domain/people/user-profile';
import type { CompanyVerification, UserProfile } from '@kargha/domain/people/user-schema';
import type { Address } from '@kargha/domain/shopping/customer-info';
import { accountMessages } from '@kargha/domain/messages/account-messages';

import { invalidField, type HttpError } from '../../http/errors.ts';
import { deleteFile, headOfFile } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';

/**
 * Submits a company for verification. Changed details restart the verification; the same details change nothing.
 * The role stays: only staff make someone a business buyer. Throws 400 for another person's document or a
 * document with the wrong content.
 */
export async function submitCompany(
  uid: string,
  company: CompanyRequest,
  at: Date,
): Promise<CompanyVerification> {
  const { documentPath = '' } = company;
  await checkDocument(uid, documentPath);
  return inTransaction(async (transaction) => {
    const before = readUser(await transaction.get(userRef(uid)));
    if (!before) throw profileNotFound();
    const current = before.companyVerification ?? null;
    if (current && isSame(before, current, company)) return current;
    const { companyName, gstNumber } = company;
    const companyVerification = submitted(before, company, at);
    const changes = { companyName, gstNumber, companyVerification };
    transaction.update(userRef(uid), { ...changes, updatedAt: at });
    writeAudit(transaction, {
      action: 'company.submit',
      target: userRef(uid).path,
      actor: uid,
      before: { gstNumber: before.gstNumber, state: stateOf(current) },
      after: { gstNumber, state: companyVerification.state },
      reason: '',
      at,
    });
    return companyVerification;
  });
}

/** Adding an address to an older verified company needs no new verification: it is in the state of the GST number. */
function submitted(before: UserProfile, company: CompanyRequest, at: Date): CompanyVerification {
  const { gstNumber, documentPath = '' } = company;
  const current = before.companyVerification ?? null;
  const added = current && withAddress(before, current, company);
  if (added) return added;
  const address = company.address ?? registeredAddress(gstNumber, before);
  return { ...pending(documentPath || documentOf(current), at), ...(address && { address }) };
}

function withAddress(
  before: UserProfile,
  current: CompanyVerification,
  { address, ...same }: CompanyRequest,
): CompanyVerification | null {
  const isAdded = address && !current.address && isSame(before, current, same);
  return isAdded ? { ...current, address } : null;
}

function pending(documentPath: string, submittedAt: Date): CompanyVerification {
  const undecided = { decision: '', decidedBy: null, decidedAt: null };
  return { state: 'pending', documentPath, submittedAt, ...undecided };
}

function documentOf(current: CompanyVerification | null): string {
  return current?.documentPath ?? '';
}

function stateOf(current: CompanyVerification | null): CompanyState | null {
  return current?.state ?? null;
}

async function checkDocument(uid: string, path: string): Promise<void> {
  if (path === '') return;
  const isOwnFile = path.startsWith(`companies/${uid}/`);
  const file = isOwnFile ? await headOfFile(path) : null;
  if (!file) throw invalidDocument(accountMessages.document_unknown());
  const problem = companyDocumentProblem(path, file.size, file.head);
  if (problem === null) return;
  await deleteFile(path);
  throw invalidDocument(problem);
}

function invalidDocument(message: Message): HttpError {
  return invalidField('documentPath', message);
}

function isSame(
  before: UserProfile,
  current: CompanyVerification,
  request: CompanyRequest,
): boolean {
  const { companyName, gstNumber, documentPath = current.documentPath } = request;
  return (
    current.state !== 'rejected' &&
    before.companyName === companyName &&
    before.gstNumber === gstNumber &&
    current.documentPath === documentPath &&
    isSameAddress(current.address, request.address ?? current.address)
  );
}

function isSameAddress(one: Address | undefined, other: Address | undefined): boolean {
  const fields = (address?: Address) => JSON.stringify(Object.entries(address ?? {}).sort());
  return fields(one) === fields(other);
}
