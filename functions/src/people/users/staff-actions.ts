import type { Role } from '@kargha/domain/people/user-profile';
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
  role: Role,
): Promise<UserProfile> {
  const account = await accountOf(staffAction.whom);
  return changeUser(staffAction, (before) => {
    if (before.role === role) return null;
    if (role === 'admin' && !account?.emailVerified) {
      throw conflict('email_not_verified', NOT_VERIFIED);
    }
    const change = { before: before.role, after: role, email: account?.email ?? '' };
    return {
      action: 'role.change',
      changes: { role },
      emails: (admins) => roleEmails(staffAction, change, admins),
    };
  });
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
