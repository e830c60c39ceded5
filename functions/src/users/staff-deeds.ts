import type { Role, UserProfile } from '@kargha/domain/people/user-profile';

import { endSessions, setSignInAllowed } from '../platform/accounts.ts';
import { changeUser, type StaffDeed } from './change-user.ts';

/** Gives a person a role; the next request of that person is made with it. */
export function changeRole(deed: StaffDeed, role: Role): Promise<UserProfile> {
  return changeUser(deed, (before) =>
    before.role === role ? null : { action: 'role.change', changes: { role } },
  );
}

/**
 * Suspends a person or lets them in again. The profile says so first, so that /api and the rules refuse the person from
 * that moment; asked again, it ends the sign-in of somebody who was suspended already.
 */
export async function setSuspended(deed: StaffDeed, suspended: boolean): Promise<UserProfile> {
  const action = suspended ? 'user.suspend' : 'user.restore';
  const profile = await changeUser(deed, (before) =>
    (before.suspended ?? false) === suspended ? null : { action, changes: { suspended } },
  );
  await setSignInAllowed(deed.whom, !suspended);
  return profile;
}

/** Signs a person out on every device. */
export async function revokeSessions(deed: StaffDeed): Promise<void> {
  await changeUser(deed, () => ({ action: 'user.revoke', changes: {} }));
  await endSessions(deed.whom);
}
