import type { CompanyDecision } from '@kargha/domain/user-admin';
import type { CompanyVerification, UserProfile } from '@kargha/domain/user-profile';

import { conflict } from '../http/errors.ts';
import { changeUser, type ProfileChange, type StaffDeed } from '../users/change-user.ts';

/**
 * Approves or rejects the company that a person has named. With the approval a customer becomes a business buyer;
 * a rejection takes no role away. Throws 409 no_company when the person has named none, and 409 stale when they have
 * named another than the one that was looked at.
 */
export function decideCompany(
  deed: StaffDeed,
  { decision, gstNumber }: Pick<CompanyDecision, 'decision' | 'gstNumber'>,
): Promise<UserProfile> {
  return changeUser(deed, (before) => {
    if (gstNumber !== undefined && gstNumber !== before.gstNumber) {
      throw conflict(
        'stale',
        'This person has named another company meanwhile. Please look at it again.',
      );
    }
    return planned(before, deed, decision);
  });
}

function planned(
  before: UserProfile,
  { by, reason, at }: StaffDeed,
  decision: CompanyDecision['decision'],
): ProfileChange | null {
  const named = before.companyVerification;
  if (!named) {
    throw conflict('no_company', 'This person has not named a company yet.');
  }
  const state = decision === 'approved' ? 'verified' : 'rejected';
  if (named.state === state) return null;
  const companyVerification: CompanyVerification = {
    ...named,
    state,
    decision: reason,
    decidedBy: by,
    decidedAt: at,
  };
  const becomesBuyer = state === 'verified' && before.role === 'customer';
  return {
    action: state === 'verified' ? 'company.verify' : 'company.reject',
    changes: { companyVerification, ...(becomesBuyer && { role: 'b2b_buyer' }) },
  };
}
