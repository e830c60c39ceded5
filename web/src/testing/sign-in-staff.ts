import type { StaffRole } from '@kargha/domain/people/user-profile';
import { useSession } from '#session/state/session-store.ts';

import { sampleBuyer } from './sample-buyer.ts';

/** Signs in an administrator with these staff roles. */
export function signInStaff(...staffRoles: StaffRole[]): void {
  const profile = { ...sampleBuyer, uid: 'staff', role: 'admin' as const, avatar: '', staffRoles };
  useSession.setState({ status: 'signed-in', profile }, true);
}
