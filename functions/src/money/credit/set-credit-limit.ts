import {
  companySearch,
  NO_RECEIVABLES,
  type CreditLimitRequest,
} from '@kargha/domain/payments/company-credit';
import type { CompanyCredit } from '@kargha/domain/payments/company-credit-schema';
import { paise } from '@kargha/domain/money/paise';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { creditRef, readCredit } from './company-credit-guard.ts';

export interface LimitChange extends CreditLimitRequest {
  uid: string;
  by: string;
  at: Date;
}

/**
 * Returns the limit's new revision. Throws 404 for anybody but a business buyer, 409 not_verified, and stale when
 * someone else has just changed it.
 */
export function setCreditLimit(change: LimitChange): Promise<number> {
  const { uid, limit, reason, by, at } = change;
  return inTransaction(async (transaction) => {
    const profile = businessBuyerOf(readUser(await transaction.get(userRef(uid))), limit);
    const before = readCredit(await transaction.get(creditRef(uid)));
    const revision = nextRevision(before, change);
    const { owed, owedSince, parts } = before ?? NO_RECEIVABLES;
    const credit = { limit: paise(limit), revision, updatedAt: at, by, owed, owedSince, parts };
    transaction.set(creditRef(uid), { ...credit, uid, search: companySearch(profile) });
    writeAudit(transaction, {
      action: 'credit.limit',
      target: creditRef(uid).path,
      actor: by,
      before: before && before.limit !== null ? { limit: before.limit } : null,
      after: { limit },
      reason,
      at,
    });
    return revision;
  });
}

function businessBuyerOf(profile: UserProfile | null, limit: number): UserProfile {
  if (profile?.role !== 'b2b_buyer') throw notFound('There is no such company.');
  if (profile.companyVerification?.state === 'verified' || limit === 0) return profile;
  throw conflict('not_verified', 'Only verified companies can buy on credit.');
}

function nextRevision(before: CompanyCredit | null, { revision }: LimitChange): number {
  if ((before?.revision ?? 0) === revision) return revision + 1;
  throw conflict(
    'stale',
    'Someone else has just changed this limit. Please check it and try again.',
  );
}
