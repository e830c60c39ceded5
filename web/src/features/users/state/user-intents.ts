import type { CompanyDecision } from '@kargha/domain/people/user-admin';
import { userEndpoints, type UserRow } from '@kargha/domain/people/user-endpoints';
import type { Permission } from '@kargha/domain/people/staff-permissions';
import type { Role, StaffRole } from '@kargha/domain/people/user-profile';

import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface RoleChoice {
  role: Role;
  /** of an administrator */
  staffRoles: readonly StaffRole[];
}

export type Intent = 'role' | 'suspend' | 'restore' | 'revoke' | 'factor' | 'approve' | 'reject';

/** What may be done with an account. Accounts of other staff are for people who give roles. */
export function intentsFor(
  { uid, role, suspended, hasSecondFactor, companyVerification }: UserRow,
  { ownUid, can }: { ownUid: string | undefined; can: (permission: Permission) => boolean },
): Intent[] {
  const mayTouch = role !== 'admin' || uid === ownUid || can('users.role');

  const company: Intent[] = companyVerification
    ? ({ pending: ['approve', 'reject'], verified: ['reject'], rejected: ['approve'] } as const)[
        companyVerification.state
      ].slice()
    : [];
  const intents: [Intent, Permission][] = [
    ['role', 'users.role'],
    ...company.map((intent): [Intent, Permission] => [intent, 'users.companies']),
    [suspended ? 'restore' : 'suspend', 'users.suspend'],
    ['revoke', 'users.suspend'],
    ...(hasSecondFactor && uid !== ownUid
      ? ([['factor', 'users.role']] satisfies [Intent, Permission][])
      : []),
  ];
  return mayTouch ? intents.flatMap(([intent, needed]) => (can(needed) ? [intent] : [])) : [];
}

/** @throws ApiError with the message for staff */
export async function applyIntent(
  { uid, gstNumber, companyVerification }: UserRow,
  intent: Intent,
  { role, staffRoles, reason }: RoleChoice & { reason: string },
): Promise<void> {
  const params = { uid };
  const { changeRole, suspend, revoke, resetSecondFactor, decideCompany } = userEndpoints;
  const setSuspended = (suspended: boolean) =>
    callStaffEndpoint(suspend, { params, body: { suspended, reason } });
  const decide = (decision: CompanyDecision['decision']) => {
    const submittedAt = companyVerification?.submittedAt?.toISOString() ?? null;
    const body = { decision, gstNumber, submittedAt, reason };
    return callStaffEndpoint(decideCompany, { params, body });
  };
  const actions: Record<Intent, () => Promise<unknown>> = {
    role: () =>
      callStaffEndpoint(changeRole, {
        params,
        body: { role, ...(role === 'admin' && { staffRoles: [...staffRoles] }), reason },
      }),
    suspend: () => setSuspended(true),
    restore: () => setSuspended(false),
    revoke: () => callStaffEndpoint(revoke, { params, body: { reason } }),
    factor: () => callStaffEndpoint(resetSecondFactor, { params, body: { reason } }),
    approve: () => decide('approved'),
    reject: () => decide('rejected'),
  };
  await actions[intent]();
}
