import type { ReactNode } from 'react';

import type { Permission } from '@kargha/domain/people/staff-permissions';

import { useCan } from '../state/permissions.ts';

interface MayProps {
  permission: Permission;
  children: ReactNode;
}

/** Shows a button to those who may press it. The server checks it again. */
export function May({ permission, children }: MayProps) {
  return useCan()(permission) && children;
}
