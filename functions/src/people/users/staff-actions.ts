import { isDeepStrictEqual } from 'node:util';

import { staffRolesOf } from '@kargha/domain/people/staff-permissions';
import {
  ROLE_LABELS,
  STAFF_ROLE_LABELS,
  STAFF_ROLES,
  type Role,
  type StaffRole,
} from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { conflict } from '../../http/errors.ts';
import { accountOf, endSessions, setSignInAllowed } from '../../platform/accounts.ts';
import { changeUser, type UserAction } from './change-user.ts';
import { roleEmails } from './staff-emails.ts';

const NOT_VERIFIED =
  'This person has not verified their email address yet. Please ask them to do so on their profile page.';

/**
 * Changes a role, effective from the next request. All administrators and the person get an email. Throws 409
 * email_not_verified for a new administrator with an unverified address.
 */
export async function changeRole(
  staffAction: UserAction & { byEmail: string },
  { role, staffRoles: chosen }: { role: Role; staffRoles?: readonly StaffRole[] | undefined },
): Promise<UserProfile> {
  const account = await accountOf(staffAction.whom);
  const { emailVerified = false, email = '' } = account ?? {};
  return changeUser(staffAction, (before) => {
    const known = staffRolesOf({ ...before, suspended: false });
    const staffRoles = nextRoles(role, chosen, known);
    if (before.role === role && isDeepStrictEqual(staffRoles, known)) return null;
    const isPromotion = role === 'admin' && before.role !== 'admin';
    if (isPromotion && !emailVerified) throw conflict('email_not_verified', NOT_VERIFIED);
    const names = { before: roleName(before.role, known), after: roleName(role, staffRoles) };
    const isStaff = isPromotion || before.role === 'admin';
    return {
      action: 'role.change',
      changes: { role, ...(isStaff && { staffRoles: [...staffRoles] }) },
      emails: (admins) => roleEmails(staffAction, { ...names, email }, admins),
    };
  });
}

/** Without a choice, staff keep their roles, and a new administrator is an owner. */
function nextRoles(
  role: Role,
  chosen: readonly StaffRole[] | undefined,
  known: readonly StaffRole[],
): readonly StaffRole[] {
  if (role !== 'admin') return [];
  const kept = known.length > 0 ? known : (['owner'] as const);
  return chosen ? STAFF_ROLES.filter((one) => chosen.includes(one)) : kept;
}

/** `Administrator (orders, support)` */
export function roleName(role: Role, staffRoles: readonly StaffRole[]): string {
  const names = staffRoles.map((one) => STAFF_ROLE_LABELS[one].toLowerCase());
  return names.length === 0 ? ROLE_LABELS[role] : `${ROLE_LABELS[role]} (${names.join(', ')})`;
}

/**
 * Suspends or restores a person. The profile changes first, so that /api and the rules refuse the person at once;
 * repeating it ends sign-in for a suspended person.
 */
export async function setSuspended(
  staffAction: UserAction,
  suspended: boolean,
): Promise<UserProfile> {
  const action = suspended ? 'user.suspend' : 'user.restore';
  const profile = await changeUser(staffAction, (before) =>
    (before.suspended ?? false) === suspended ? null : { action, changes: { suspended } },
  );
  await setSignInAllowed(staffAction.whom, !suspended);
  return profile;
}

/**
 * Signs a person out everywhere. The time is stored in the profile, so that the rules refuse older tokens, which
 * Firebase accepts for up to an hour.
 */
export async function revokeSessions(staffAction: UserAction): Promise<void> {
  const sessionsValidFrom = Math.floor(staffAction.at.getTime() / 1000);
  await changeUser(staffAction, () => ({ action: 'user.revoke', changes: { sessionsValidFrom } }));
  await endSessions(staffAction.whom);
}
