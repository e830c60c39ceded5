import { randomBytes } from 'node:crypto';

import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole } from '@kargha/domain/people/user-profile';
import { permissionsOf, staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { InvitationRow } from '@kargha/domain/people/staff-invitation-endpoints';
import { invitationEnd, type StaffInvitation } from '@kargha/domain/people/staff-invitation-schema';

import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { composeEmail } from '../../mail/email.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import {
  invitationId,
  readStaffInvitation,
  readStaffInvitations,
  staffInvitationRef,
  staffInvitations,
  staffInvitationWithId,
} from '../../records/staff-invitation-record.ts';
import { readUser, userRef, users } from '../../records/user-record.ts';

interface Inviter {
  by: string;
  at: Date;
}

const ALREADY_INVITED =
  'This person already has an open invitation. You can send it again or withdraw it.';
const ALREADY_STAFF =
  'This person already belongs to the staff. Change the role in the list of users.';
const ENDED = 'This invitation was already accepted or withdrawn.';

/** Open invitations, also those that expired and can be sent again; the latest first. */
export async function listInvitations(): Promise<InvitationRow[]> {
  const { docs } = await staffInvitations().where('state', '==', 'open').get();
  return readStaffInvitations(docs)
    .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
    .map(rowOf);
}

/** Throws 409 already_invited and already_staff. */
export function inviteStaff(
  { email: typed, staffRoles }: { email: string; staffRoles: readonly StaffRole[] },
  inviter: Inviter,
): Promise<InvitationRow> {
  const email = typed.toLowerCase();
  return inTransaction(async (transaction) => {
    const id = invitationId(email);
    await requireOwner(transaction, inviter.by);
    const earlier = readStaffInvitation(await transaction.get(staffInvitationRef(id)));
    if (earlier?.state === 'open' && invitationEnd(earlier) > inviter.at) {
      throw conflict('already_invited', ALREADY_INVITED);
    }
    const { docs } = await transaction.get(users().where('email', '==', email));
    if (docs.some((person) => person.get('role') === 'admin')) {
      throw conflict('already_staff', ALREADY_STAFF);
    }
    const roles = STAFF_ROLES.filter((one) => staffRoles.includes(one));
    return send(transaction, { id, email, staffRoles: roles }, inviter, 'staff.invite');
  });
}

/** Throws 404, and 409 invitation_ended. */
export function resendInvitation(id: string, inviter: Inviter): Promise<InvitationRow> {
  return inTransaction(async (transaction) => {
    await requireOwner(transaction, inviter.by);
    const open = await requireOpen(transaction, id);
    return send(transaction, open, inviter, 'staff.invite-again');
  });
}

/** Throws 404, and 409 invitation_ended. */
export function withdrawInvitation(id: string, { by, at }: Inviter): Promise<void> {
  return inTransaction(async (transaction) => {
    const { email, staffRoles } = await requireOpen(transaction, id);
    transaction.update(staffInvitationRef(id), { state: 'withdrawn', updatedAt: at });
    audit(transaction, id, { action: 'staff.withdraw-invitation', by, at, email, staffRoles });
  });
}

async function requireOpen(transaction: Transaction, id: string): Promise<StaffInvitation> {
  const invitation = await staffInvitationWithId(id, transaction);
  if (!invitation) throw notFound('We could not find this invitation.');
  if (invitation.state !== 'open') throw conflict('invitation_ended', ENDED);
  return invitation;
}

/** The profile is read in the transaction, so that an owner who is demoted meanwhile invites no one. */
export async function requireOwner(transaction: Transaction, uid: string): Promise<void> {
  const profile = readUser(await transaction.get(userRef(uid)));
  if (!profile || !permissionsOf(staffRolesOf(profile)).has('users.role')) throw forbidden();
}

type Invited = Pick<StaffInvitation, 'id' | 'email' | 'staffRoles'>;

function send(
  transaction: Transaction,
  { id, email, staffRoles }: Invited,
  { by, at }: Inviter,
  action: string,
): InvitationRow {
  const token = randomBytes(32).toString('hex');
  const sent = { email, staffRoles, invitedBy: by, sentAt: at };
  transaction.set(staffInvitationRef(id), {
    ...sent,
    state: 'open',
    tokenHash: hashOf(token),
    acceptedBy: null,
    updatedAt: at,
  });
  const end = invitationEnd(sent);
  const names = staffRoles.map((one) => STAFF_ROLE_LABELS[one].toLowerCase()).join(', ');
  const mail = composeEmail({ email }, 'You are invited to join the staff of Kargha', [
    `You are invited to work in the back office of Kargha. Your role: ${names}.`,
    'Open the link, then sign in or create an account with this email address.',
    { text: 'Accept the invitation', address: `${shopAddress()}/admin/join#${token}` },
    `The link works once, until ${formatLongDateTime(end)} (India). Do not pass it on.`,
    'If you did not expect this, you can ignore this email.',
  ]);
  queueEmail(transaction, `invitation_${id}_${at.getTime()}`, mail);
  audit(transaction, id, { action, by, at, email, staffRoles });
  return rowOf({ id, ...sent });
}

interface Audited {
  action: string;
  by: string;
  at: Date;
  email: string;
  staffRoles: readonly StaffRole[];
}

/** Without the address: the audit log names people by uid only. */
function audit(
  transaction: Transaction,
  id: string,
  { action, by: actor, at, staffRoles }: Audited,
): void {
  const target = staffInvitationRef(id).path;
  const row = { action, target, actor, before: null, after: { staffRoles }, reason: '', at };
  writeAudit(transaction, row);
}

function rowOf({ id, email, staffRoles, sentAt }: Omit<Invited, never> & { sentAt: Date }) {
  return { id, email, staffRoles: [...staffRoles], sentAt, endsAt: invitationEnd({ sentAt }) };
}
