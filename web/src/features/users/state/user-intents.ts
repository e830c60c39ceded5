import type { CompanyDecision } from '@kargha/domain/people/user-admin';
import { userEndpoints, type UserRow } from '@kargha/domain/people/user-endpoints';
import type { Role } from '@kargha/domain/people/user-profile';

import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type Intent = 'role' | 'suspend' | 'restore' | 'revoke' | 'approve' | 'reject';

export function intentsFor({ suspended, companyVerification }: UserRow): Intent[] {
  const company: Intent[] = companyVerification
    ? ({ pending: ['approve', 'reject'], verified: ['reject'], rejected: ['approve'] } as const)[
        companyVerification.state
      ].slice()
    : [];
  return ['role', ...company, suspended ? 'restore' : 'suspend', 'revoke'];
}

/** @throws ApiError with the message for staff */
export async function applyIntent(
  { uid, gstNumber, companyVerification }: UserRow,
  intent: Intent,
  { role, reason }: { role: Role; reason: string },
): Promise<void> {
  const params = { uid };
  const { changeRole, suspend, revoke, decideCompany } = userEndpoints;
  const setSuspended = (suspended: boolean) =>
    callStaffEndpoint(suspend, { params, body: { suspended, reason } });
  const decide = (decision: CompanyDecision['decision']) => {
    const submittedAt = companyVerification?.submittedAt?.toISOString() ?? null;
    const body = { decision, gstNumber, submittedAt, reason };
    return callStaffEndpoint(decideCompany, { params, body });
  };
  const actions: Record<Intent, () => Promise<unknown>> = {
    role: () => callStaffEndpoint(changeRole, { params, body: { role, reason } }),
    suspend: () => setSuspended(true),
    restore: () => setSuspended(false),
    revoke: () => callStaffEndpoint(revoke, { params, body: { reason } }),
    approve: () => decide('approved'),
    reject: () => decide('rejected'),
  };
  await actions[intent]();
}
