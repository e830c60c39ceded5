import type { CompanyRequest } from '@kargha/domain/people/account-requests';
import type {
  CompanyState,
  CompanyVerification,
  UserProfile,
} from '@kargha/domain/people/user-profile';

import { invalid } from '../http/errors.ts';
import { fileExists } from '../platform/file-store.ts';
import { inTransaction } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import { profileNotFound, readUser, userRef } from '../records/user-record.ts';

/**
 * Names the company of a person for the shop's check. Another number or name starts the check anew; the same again
 * changes nothing. The role stays: only staff make somebody a business buyer. Throws 400 for somebody else's document.
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
    const known = before.companyVerification ?? null;
    if (known && isSame(before, known, company)) return known;
    const companyVerification = pending(documentPath || documentOf(known), at);
    const { companyName, gstNumber } = company;
    const changes = { companyName, gstNumber, companyVerification };
    transaction.update(userRef(uid), { ...changes, updatedAt: at });
    writeAudit(transaction, {
      action: 'company.submit',
      target: userRef(uid).path,
      actor: uid,
      before: { gstNumber: before.gstNumber, state: stateOf(known) },
      after: { gstNumber, state: 'pending' },
      reason: '',
      at,
    });
    return companyVerification;
  });
}

function pending(documentPath: string, submittedAt: Date): CompanyVerification {
  const undecided = { decision: '', decidedBy: null, decidedAt: null };
  return { state: 'pending', documentPath, submittedAt, ...undecided };
}

function documentOf(known: CompanyVerification | null): string {
  return known?.documentPath ?? '';
}

function stateOf(known: CompanyVerification | null): CompanyState | null {
  return known?.state ?? null;
}

async function checkDocument(uid: string, path: string): Promise<void> {
  if (path === '') return;
  const isTheirs = path.startsWith(`companies/${uid}/`) && (await fileExists(path));
  if (!isTheirs)
    throw invalid('This document is not known.', { documentPath: 'This document is not known.' });
}

function isSame(
  before: UserProfile,
  known: CompanyVerification,
  { companyName, gstNumber, documentPath = known.documentPath }: CompanyRequest,
): boolean {
  return (
    known.state !== 'rejected' &&
    before.companyName === companyName &&
    before.gstNumber === gstNumber &&
    known.documentPath === documentPath
  );
}
