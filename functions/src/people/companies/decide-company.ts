import type { CompanyDecision } from '@kargha/domain/people/user-admin';
import type { CompanyVerification, UserProfile } from '@kargha/domain/people/user-schema';
import { languagePath } from '@kargha/domain/settings/language-path';

import { conflict } from '../../http/errors.ts';
import { accountMailMessages as say } from '../../mail/account-mail-messages.ts';
import { composeEmail, type Recipient } from '../../mail/email.ts';
import { emailLanguageOf } from '../../mail/email-language.ts';
import { accountOf } from '../../platform/accounts.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import type { Mail } from '../../records/email-record.ts';
import {
  changeUser,
  type ProfileChange,
  type QueuedEmail,
  type UserAction,
} from '../users/change-user.ts';

/**
 * Approves or rejects a submitted company. Approval makes a customer a business buyer; rejection keeps the role.
 * The person gets an email if the address is verified. Throws 409 no_company without a submission, and 409 stale
 * when the submission has changed since it was reviewed.
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

/**
 * '' while the address is not verified. Read from the sign-in service, because the profile is only updated at
 * sign-in.
 */
async function verifiedAddress(uid: string): Promise<string> {
  const account = await accountOf(uid);
  return account?.emailVerified ? account.email : '';
}

interface CompanyDecisionAction extends UserAction {
  address: string;
}

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

function decisionEmail(
  before: UserProfile,
  { reason, at, address: email }: CompanyDecisionAction,
  state: 'verified' | 'rejected',
): QueuedEmail {
  const language = emailLanguageOf(before);
  const profile = shopAddress() + languagePath(language, '/profile');
  const { uid, fullName: name, companyName: company } = before;
  // Only a buyer with a verified address gets these emails.
  const buyer = { name, email, language, isEmailProven: true };
  const mail =
    state === 'verified'
      ? companyVerifiedEmail(buyer, company, profile)
      : companyRejectedEmail(buyer, { company, reason }, profile);
  return { id: `company_${uid}_${state}_${at.getTime()}`, mail };
}

/** @param profile link to the buyer's profile page, here and below */
function companyVerifiedEmail(buyer: Recipient, company: string, profile: string): Mail {
  return composeEmail(buyer, say.company_verified_subject({ company }), [
    say.company_verified({ company }),
    { text: say.company_verified_link(), address: profile },
  ]);
}

/** @param reason what staff wrote */
function companyRejectedEmail(
  buyer: Recipient,
  { company, reason }: { company: string; reason: string },
  profile: string,
): Mail {
  return composeEmail(buyer, say.company_rejected_subject({ company }), [
    say.company_rejected({ company }),
    say.company_rejected_reason({ reason }),
    say.company_rejected_next(),
    { text: say.company_rejected_link(), address: profile },
  ]);
}
