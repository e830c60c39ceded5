import type { CompanyDecision } from '@kargha/domain/people/user-admin';
import type { CompanyVerification, UserProfile } from '@kargha/domain/people/user-profile';

import { conflict } from '../http/errors.ts';
import { companyRejectedEmail, companyVerifiedEmail } from '../mail/company-emails.ts';
import { accountOf } from '../platform/accounts.ts';
import { shopAddress } from '../platform/shop-address.ts';
import {
  changeUser,
  type ProfileChange,
  type QueuedEmail,
  type UserAction,
} from '../users/change-user.ts';

/**
 * Approves or rejects the company that a person has named. With the approval a customer becomes a business buyer;
 * a rejection takes no role away. Either is told by a letter where the sign-in service vouches for the account's address.
 * Throws 409 no_company when the person has named none, and 409 stale when they have named another than the one that was
 * looked at, or have sent another name or paper for it.
 */
export async function decideCompany(
  staffAction: UserAction,
  { decision, ...seen }: Omit<CompanyDecision, 'reason'>,
): Promise<UserProfile> {
  const address = await verifiedAddress(staffAction.whom);
  return changeUser(staffAction, (before) => {
    if (!isUnchangedSince(before, seen)) {
      throw conflict(
        'stale',
        'This person has since submitted different company details. Please check them again.',
      );
    }
    return planDecision(before, { ...staffAction, address }, decision);
  });
}

/** The address of an account; '' while nobody has proven it. The profile learns of a proof at the next sign-in only. */
async function verifiedAddress(uid: string): Promise<string> {
  const account = await accountOf(uid);
  return account?.emailVerified ? account.email : '';
}

/** What staff decide, and where the person can be told. */
interface CompanyDecisionAction extends UserAction {
  address: string;
}

/** Number and moment of sending; what the caller does not name is not compared. */
function isUnchangedSince(
  { gstNumber, companyVerification }: UserProfile,
  seen: Pick<CompanyDecision, 'gstNumber' | 'submittedAt'>,
): boolean {
  const submittedAt = companyVerification?.submittedAt?.toISOString() ?? null;
  const isSame = <Value>(one: Value | undefined, other: Value) =>
    one === undefined || one === other;
  return isSame(seen.gstNumber, gstNumber) && isSame(seen.submittedAt, submittedAt);
}

function planDecision(
  before: UserProfile,
  staffAction: CompanyDecisionAction,
  decision: CompanyDecision['decision'],
): ProfileChange | null {
  const { by, reason, at } = staffAction;
  const verification = before.companyVerification;
  if (!verification) {
    throw conflict('no_company', 'This person has not submitted a company yet.');
  }
  const state = decision === 'approved' ? 'verified' : 'rejected';
  if (verification.state === state) return null;
  const companyVerification: CompanyVerification = {
    ...verification,
    state,
    decision: reason,
    decidedBy: by,
    decidedAt: at,
  };
  const becomesBuyer = state === 'verified' && before.role === 'customer';
  return {
    action: state === 'verified' ? 'company.verify' : 'company.reject',
    changes: { companyVerification, ...(becomesBuyer && { role: 'b2b_buyer' }) },
    ...(staffAction.address !== '' && {
      emails: () => [decisionEmail(before, staffAction, state)],
    }),
  };
}

/** A company may be decided about more than once: each decision has its own email. */
function decisionEmail(
  before: UserProfile,
  { reason, at, address: email }: CompanyDecisionAction,
  state: 'verified' | 'rejected',
): QueuedEmail {
  const profile = `${shopAddress()}/profile`;
  const buyer = { ...before, email };
  const mail =
    state === 'verified'
      ? companyVerifiedEmail(buyer, profile)
      : companyRejectedEmail(buyer, reason, profile);
  return { id: `company_${buyer.uid}_${state}_${at.getTime()}`, mail };
}
