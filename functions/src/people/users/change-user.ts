import { accountMessages } from '@kargha/domain/messages/account-messages';
import {
  permissionsOf,
  staffRolesOf,
  type Permission,
  type StoredStaff,
} from '@kargha/domain/people/staff-permissions';
import { textOf } from '@kargha/domain/records/stored-record';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { conflict, forbidden } from '../../http/errors.ts';
import {
  inTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { profileNotFound, readUser, userRef, users } from '../../records/user-record.ts';
import { staffSafetyIn } from '../../records/staff-safety-record.ts';
import { requirementOf } from './second-factor-requirement.ts';
import { requirePermission } from './staff.ts';

export interface UserAction {
  by: string;
  needs: Permission;
  whom: string;
  reason: string;
  at: Date;
}

export interface ProfileChange {
  action: string;
  changes: Partial<UserProfile>;
  /** documents that go with the change */
  deletes?: readonly DocumentReference[];
  /** emails to queue, given the addresses of all administrators */
  emails?: (adminAddresses: readonly string[]) => QueuedEmail[];
}

/** The ID makes sure that it is sent once. */
export interface QueuedEmail {
  id: string;
  mail: Mail;
}

/**
 * Changes a profile as staff, with an audit row. `plan` returns null when there is nothing to do. The actor's roles
 * are read in the same transaction, so that two owners cannot demote each other at once. Accounts of other staff
 * also need `users.role`. Throws 403 forbidden, 403 permission_missing, 404, and 409 last_admin.
 */
export function changeUser(
  staffAction: UserAction,
  plan: (before: UserProfile, isSecondFactorRequired: boolean) => ProfileChange | null,
): Promise<UserProfile> {
  return inTransaction(async (transaction) => {
    const adminProfiles = await activeAdminProfiles(transaction);
    const before = readUser(await transaction.get(userRef(staffAction.whom)));
    requireRights(staffAction, adminProfiles, before);
    if (!before) throw profileNotFound();
    const { secondFactorRequired } = await staffSafetyIn(transaction);
    const change = plan(before, secondFactorRequired);
    if (!change) return before;
    const after = { ...before, ...change.changes, updatedAt: staffAction.at };
    const requirement = requirementOf(after, secondFactorRequired, staffAction.at);
    if (!isActiveOwner(after)) keepOneOwner(ownersAmong(adminProfiles), staffAction.whom);
    transaction.update(userRef(staffAction.whom), {
      ...change.changes,
      ...requirement,
      updatedAt: staffAction.at,
    });
    for (const ref of change.deletes ?? []) transaction.delete(ref);
    writeAudit(transaction, auditRow(staffAction, change, before));
    queueEmails(transaction, change.emails?.(addressesOf(adminProfiles)) ?? []);
    return after;
  });
}

/** Uids of active owners, locked until the transaction ends. */
export async function activeOwners(transaction: Transaction): Promise<string[]> {
  return ownersAmong(await activeAdminProfiles(transaction));
}

function ownersAmong(admins: readonly DocumentSnapshot[]): string[] {
  return admins.filter((admin) => isActiveOwner(admin.data() ?? {})).map(({ id }) => id);
}

function requireRights(
  { by, needs }: UserAction,
  admins: readonly DocumentSnapshot[],
  whom: UserProfile | null,
): void {
  const profile = admins.find(({ id }) => id === by)?.data();
  if (!profile) throw forbidden();
  const staff = { permissions: permissionsOf(staffRolesOf(profile)) };
  requirePermission(staff, needs);
  if (whom?.role === 'admin' && whom.uid !== by) requirePermission(staff, 'users.role');
}

export function queueEmails(transaction: Transaction, emails: readonly QueuedEmail[]): void {
  for (const { id, mail } of emails) queueEmail(transaction, id, mail);
}

export async function adminAddresses(transaction: Transaction): Promise<string[]> {
  return addressesOf(await activeAdminProfiles(transaction));
}

/** Addresses of the staff with a permission, apart from one person. */
export async function staffAddresses(
  transaction: Transaction,
  permission: Permission,
  except: string,
): Promise<string[]> {
  const admins = await activeAdminProfiles(transaction);
  return addressesOf(
    admins.filter(
      (admin) =>
        admin.id !== except && permissionsOf(staffRolesOf(admin.data() ?? {})).has(permission),
    ),
  );
}

async function activeAdminProfiles(transaction: Transaction): Promise<DocumentSnapshot[]> {
  const { docs } = await transaction.get(users().where('role', '==', 'admin'));
  return docs.filter((admin) => admin.get('suspended') !== true);
}

function addressesOf(profiles: readonly DocumentSnapshot[]): string[] {
  const addresses = profiles.map((profile) => textOf(profile.get('email')).toLowerCase());
  return [...new Set(addresses)].filter((address) => address !== '');
}

/** Throws 409 last_admin when `leaving` is the last owner. */
export function keepOneOwner(owners: readonly string[], leaving: string): void {
  if (!owners.includes(leaving) || owners.length > 1) return;
  throw conflict('last_admin', accountMessages.last_admin());
}

/** Someone must be able to give roles, so the shop always has an owner. */
function isActiveOwner(profile: StoredStaff): boolean {
  return staffRolesOf(profile).includes('owner');
}

function auditRow(
  staffAction: UserAction,
  { action, changes }: ProfileChange,
  before: UserProfile,
) {
  const changedBefore = Object.entries(before).filter(([field]) => field in changes);
  return {
    action,
    target: userRef(staffAction.whom).path,
    actor: staffAction.by,
    before: Object.fromEntries(changedBefore),
    after: changes,
    reason: staffAction.reason,
    at: staffAction.at,
  };
}
