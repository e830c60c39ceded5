import { useMemo } from 'react';

import {
  permissionsOf,
  staffRolesOf,
  type Permission,
} from '@kargha/domain/people/staff-permissions';

import { selectProfile, useSession } from './session-store.ts';

/** Whether the signed-in person may do something in the back office. The server checks it again. */
export function useCan(): (permission: Permission) => boolean {
  const profile = useSession(selectProfile);
  return useMemo(() => {
    const permissions = permissionsOf(profile ? staffRolesOf(profile) : []);
    return (permission) => permissions.has(permission);
  }, [profile]);
}
