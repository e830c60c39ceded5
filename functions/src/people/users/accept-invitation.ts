import { accountMessages } from '@kargha/domain/messages/account-messages';
import { ROLE_LABELS } from '@kargha/domain/people/user-profile';
import { invitationEnd, type StaffInvitation } from '@kargha/domain/people/staff-invitation-schema';

import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { accountOf, markEmailVerified } from '../../platform/accounts.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { writeAudit } from '../../records/audit-record.ts';
import {
  readStaffInvitation,
  staffInvitationRef,
  staffInvitations,
} from '../../records/staff-invitation-record.ts';
import { staffSafetyIn } from '../../records/staff-safety-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';
import { adminAddresses, queueEmails } from './change-user.ts';
import { requireOwner } from './invite-staff.ts';
import { requirementOf } from './second-factor-requirement.ts';
import { roleName } from './staff-actions.ts';
import { roleEmails } from './staff-emails.ts';

/** Throws 404, and 409 invitation_expired, invitation_used and invitation_withdrawn. */
export async function findInvitation(token: string, now: Date): Promise<StaffInvitation> {
  const { docs } = await staffInvitations().where('tokenHash', '==', hashOf(token)).limit(1).get();
  const invitation = docs[0] ? readStaffInvitation(docs[0]) : null;
  return requireValid(invitation, now);
}

/**
 * Gives the person the staff roles of the invitation, once. The link proves the mailbox, so the account must have its
 * address, and a password that the reader of the mailbox may not know must have been used for this sign-in. Throws
 * the errors of `findInvitation`, 403 when the inviter is no owner any more, and 409 other_account,
 * password_sign_in_needed and already_staff.
 */
export async function acceptInvitation(token: string, person: Identity, now: Date): Promise<void> {
  const { uid } = person;
  const email = (person.email ?? '').toLowerCase();
  const { id } = await findInvitation(token, now);
  const account = await accountOf(uid);
  if (account?.hasPassword && person.signInProvider !== 'password') {
    throw conflict('password_sign_in_needed', accountMessages.password_sign_in_needed());
  }
  await inTransaction(async (transaction) => {
    const found = readStaffInvitation(await transaction.get(staffInvitationRef(id)));
    const invitation = requireValid(found?.tokenHash === hashOf(token) ? found : null, now);
    if (invitation.email !== email) {
      const sentence = accountMessages.invitation_other_account({ email: invitation.email });
      throw conflict('other_account', sentence);
    }
    await requireOwner(transaction, invitation.invitedBy);
    await join(transaction, invitation, { uid, email, now });
  });
  await markEmailVerified(uid);
}

function requireValid(invitation: StaffInvitation | null, now: Date): StaffInvitation {
  if (!invitation) throw notFound(accountMessages.invitation_unknown());
  const { state } = invitation;
  if (state === 'accepted') throw conflict('invitation_used', accountMessages.invitation_used());
  if (state === 'withdrawn') {
    throw conflict('invitation_withdrawn', accountMessages.invitation_withdrawn());
  }
  if (invitationEnd(invitation) <= now) {
    throw conflict('invitation_expired', accountMessages.invitation_expired());
  }
  return invitation;
}

async function join(
  transaction: Transaction,
  { id, staffRoles, invitedBy }: StaffInvitation,
  { uid, email, now: at }: { uid: string; email: string; now: Date },
): Promise<void> {
  const before = readUser(await transaction.get(userRef(uid)));
  if (!before) throw profileNotFound();
  if (before.suspended) throw forbidden();
  if (before.role === 'admin') throw conflict('already_staff', accountMessages.already_staff());
  const admins = await adminAddresses(transaction);
  const { secondFactorRequired } = await staffSafetyIn(transaction);
  const changes = { role: 'admin' as const, staffRoles };
  transaction.update(userRef(uid), {
    ...changes,
    ...requirementOf({ ...before, ...changes }, secondFactorRequired, at),
    isEmailVerified: true,
    provenMailbox: email,
    updatedAt: at,
  });
  transaction.update(staffInvitationRef(id), { state: 'accepted', acceptedBy: uid, updatedAt: at });
  writeAudit(transaction, {
    action: 'role.change',
    target: userRef(uid).path,
    actor: invitedBy,
    before: { role: before.role },
    after: changes,
    reason: 'Invitation accepted',
    at,
  });
  const names = {
    before: ROLE_LABELS[before.role],
    after: roleName('admin', staffRoles),
    email,
  };
  const action = {
    by: uid,
    byEmail: email,
    needs: 'users.role',
    whom: uid,
    reason: '',
    at,
  } as const;
  queueEmails(transaction, roleEmails(action, names, admins));
}
