import type { Role, UserProfile } from '@kargha/domain/people/user-profile';

import { conflict } from '../http/errors.ts';
import { accountOf, endSessions, setSignInAllowed } from '../platform/accounts.ts';
import { changeUser, type UserAction } from './change-user.ts';
import { roleEmails } from './staff-emails.ts';

const NOT_VERIFIED =
  'This person has not verified their email address yet. Please ask them to do so on their profile page.';

/**
 * Gives a person a role; the next request of that person is made with it. All administrators and the person get an email.
 * Throws 409 email_not_verified for a new administrator whose address is not proven.
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
 * Suspends a person or lets them in again. The profile says so first, so that /api and the rules refuse the person from
 * that moment; asked again, it ends the sign-in of somebody who was suspended already.
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
 * Signs a person out on every device. The profile says from when sign-ins count again, so that the rules refuse the tokens
 * of before as well, which Firebase alone lets live for up to an hour.
 */
export async function revokeSessions(staffAction: UserAction): Promise<void> {
  const sessionsValidFrom = Math.floor(staffAction.at.getTime() / 1000);
  await changeUser(staffAction, () => ({ action: 'user.revoke', changes: { sessionsValidFrom } }));
  await endSessions(staffAction.whom);
}
