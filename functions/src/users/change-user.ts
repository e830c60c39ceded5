import { textOf } from '@kargha/domain/records/stored-record';
import type { UserProfile } from '@kargha/domain/people/user-profile';

import { conflict, forbidden } from '../http/errors.ts';
import { inTransaction, type DocumentSnapshot, type Transaction } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import { queueEmail, type Mail } from '../records/mail-record.ts';
import { profileNotFound, readUser, userRef, users } from '../records/user-record.ts';

/** Who changes whom, and why. */
export interface UserAction {
  /** uid of the member of staff */
  by: string;
  /** uid of the person whose profile changes */
  whom: string;
  reason: string;
  at: Date;
}

/** What changes in a profile, and the name of the deed in the audit log. */
export interface ProfileChange {
  action: string;
  changes: Partial<UserProfile>;
  /** the emails about it, given the addresses of all administrators; left out when there are none */
  emails?: (adminAddresses: readonly string[]) => QueuedEmail[];
}

/** An email under the id by which it is sent once. */
export interface QueuedEmail {
  id: string;
  mail: Mail;
}

/**
 * Changes a profile as a member of staff, with its row in the audit log. `plan` gives null when there is nothing to do;
 * then nothing is written. The role of the actor is read in the same transaction: of two administrators who demote each
 * other at once, the second is none any more. Throws 403 forbidden, 404, and 409 last_admin.
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

/**
 * The uids of all who are administrators and not suspended, locked until the transaction ends: nobody else can become or
 * stop being one meanwhile.
 */
export async function activeAdmins(transaction: Transaction): Promise<string[]> {
  return (await activeAdminProfiles(transaction)).map(({ id }) => id);
}

export function queueEmails(transaction: Transaction, emails: readonly QueuedEmail[]): void {
  for (const { id, mail } of emails) queueEmail(transaction, id, mail);
}

/** The email addresses of all administrators who are not suspended. */
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

/** Throws 409 last_admin when nobody else could run the shop without this person. */
export function keepOneAdmin(admins: readonly string[], leaving: string): void {
  if (admins.some((uid) => uid !== leaving)) return;
  throw conflict(
    'last_admin',
    'This is the last administrator. Please make someone else an administrator first.',
  );
}

/** True for staff who can act: the shop must always keep one of them. */
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
