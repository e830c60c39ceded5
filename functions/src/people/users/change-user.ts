import { accountMessages } from '@kargha/domain/messages/account-messages';
import { textOf } from '@kargha/domain/records/stored-record';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { conflict, forbidden } from '../../http/errors.ts';
import {
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { profileNotFound, readUser, userRef, users } from '../../records/user-record.ts';

export interface UserAction {
  by: string;
  whom: string;
  reason: string;
  at: Date;
}

export interface ProfileChange {
  action: string;
  changes: Partial<UserProfile>;
  /** emails to queue, given the addresses of all administrators */
  emails?: (adminAddresses: readonly string[]) => QueuedEmail[];
}

/** The ID makes sure that it is sent once. */
export interface QueuedEmail {
  id: string;
  mail: Mail;
}

/**
 * Changes a profile as staff, with an audit row. `plan` returns null when there is nothing to do. The actor's role
 * is read in the same transaction, so that two administrators cannot demote each other at once. Throws 403
 * forbidden, 404, and 409 last_admin.
 */
export function changeUser(
  staffAction: UserAction,
  plan: (before: UserProfile) => ProfileChange | null,
): Promise<UserProfile> {
  return inTransaction(async (transaction) => {
    const adminProfiles = await activeAdminProfiles(transaction);
    const admins = adminProfiles.map(({ id }) => id);
    if (!admins.includes(staffAction.by)) throw forbidden();
    const before = readUser(await transaction.get(userRef(staffAction.whom)));
    if (!before) throw profileNotFound();
    const change = plan(before);
    if (!change) return before;
    const after = { ...before, ...change.changes, updatedAt: staffAction.at };
    if (isActiveAdmin(before) && !isActiveAdmin(after)) keepOneAdmin(admins, staffAction.whom);
    transaction.update(userRef(staffAction.whom), { ...change.changes, updatedAt: staffAction.at });
    writeAudit(transaction, auditRow(staffAction, change, before));
    queueEmails(transaction, change.emails?.(addressesOf(adminProfiles)) ?? []);
    return after;
  });
}

/** Uids of active administrators, locked until the transaction ends. */
export async function activeAdmins(transaction: Transaction): Promise<string[]> {
  return (await activeAdminProfiles(transaction)).map(({ id }) => id);
}

export function queueEmails(transaction: Transaction, emails: readonly QueuedEmail[]): void {
  for (const { id, mail } of emails) queueEmail(transaction, id, mail);
}

export async function adminAddresses(transaction: Transaction): Promise<string[]> {
  return addressesOf(await activeAdminProfiles(transaction));
}

async function activeAdminProfiles(transaction: Transaction): Promise<DocumentSnapshot[]> {
  const { docs } = await transaction.get(users().where('role', '==', 'admin'));
  return docs.filter((admin) => admin.get('suspended') !== true);
}

function addressesOf(profiles: readonly DocumentSnapshot[]): string[] {
  const addresses = profiles.map((profile) => textOf(profile.get('email')).toLowerCase());
  return [...new Set(addresses)].filter((address) => address !== '');
}

/** Throws 409 last_admin when no other administrator is left. */
export function keepOneAdmin(admins: readonly string[], leaving: string): void {
  if (admins.some((uid) => uid !== leaving)) return;
  throw conflict('last_admin', accountMessages.last_admin());
}

/** Active administrators; the shop must always have one. */
export function isActiveAdmin({ role, suspended }: UserProfile): boolean {
  return role === 'admin' && suspended !== true;
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
