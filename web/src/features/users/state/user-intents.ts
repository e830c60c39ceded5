import type { UserRow } from '@kargha/domain/people/user-endpoints';
import type { Role } from '@kargha/domain/people/user-profile';

import { changeUser, readDocument, readHistory, type UserChange } from '../data/users-api.ts';

export type Intent = 'role' | 'suspend' | 'restore' | 'revoke' | 'approve' | 'reject';

export function intentsFor({ suspended, companyVerification }: UserRow): Intent[] {
  const company: Intent[] = companyVerification
    ? ({ pending: ['approve', 'reject'], verified: ['reject'], rejected: ['approve'] } as const)[
        companyVerification.state
      ].slice()
    : [];
  return ['role', ...company, suspended ? 'restore' : 'suspend', 'revoke'];
}

/** Returns the changed user. @throws ApiError with the message for staff */
export async function applyIntent(
  user: UserRow,
  intent: Intent,
  { role, reason }: { role: Role; reason: string },
): Promise<UserRow> {
  const { gstNumber, companyVerification } = user;
  const seenCompany = {
    gstNumber,
    submittedAt: companyVerification?.submittedAt?.toISOString() ?? null,
  };
  const changes: Record<Intent, UserChange> = {
    role: { act: 'role', role, reason },
    suspend: { act: 'suspend', suspended: true, reason },
    restore: { act: 'suspend', suspended: false, reason },
    revoke: { act: 'revoke', reason },
    approve: { act: 'company', decision: 'approved', ...seenCompany, reason },
    reject: { act: 'company', decision: 'rejected', ...seenCompany, reason },
  };
  return (await changeUser(user.uid, changes[intent])) ?? user;
}

export { readDocument, readHistory };
