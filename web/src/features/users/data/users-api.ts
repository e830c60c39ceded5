import type { CompanyDecision, HistoryRow, UserRow } from '@kargha/domain/people/user-admin';
import { COMPANY_STATES, ROLES, type Role } from '@kargha/domain/people/user-profile';
import { addressFrom } from '#lib/documents/customer-fields.ts';
import { isJsonObject } from '#lib/server/api-client.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery, fetchStaffFile } from '#session/state/staff-api.ts';

export type UserFilter = Readonly<{ search: string; role: Role | '' }>;

/** Returns one page; cursor '' is the first. */
export async function listUsers(filter: UserFilter, cursor: string): Promise<ListPage<UserRow>> {
  const fields = storedFields(await callStaffApi(`/users?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: fields.parts('users').map(userRow),
    nextCursor: fields.text('nextCursor') || null,
  };
}

export interface UserWithHistory {
  user: UserRow | null;
  history: HistoryRow[];
}

export async function readHistory(uid: string): Promise<UserWithHistory> {
  const answer = storedFields(await callStaffApi(`/users/${encodeURIComponent(uid)}/history`));
  return {
    user: answer.has('user') ? userRow(answer.part('user')) : null,
    history: answer.parts('history').map(historyRow),
  };
}

export function readDocument(uid: string): Promise<Blob> {
  return fetchStaffFile(`/users/${encodeURIComponent(uid)}/company-document`);
}

export type UserChange =
  | { act: 'role'; role: Role; reason: string }
  | { act: 'suspend'; suspended: boolean; reason: string }
  | { act: 'revoke'; reason: string }
  | ({ act: 'company' } & CompanyDecision);

/** Returns the changed user; undefined when no field of the row changes. */
export async function changeUser(
  uid: string,
  { act, ...body }: UserChange,
): Promise<UserRow | undefined> {
  const method = act === 'role' ? 'PUT' : 'POST';
  const answer = await callStaffApi(`/users/${encodeURIComponent(uid)}/${act}`, { method, body });
  return isJsonObject(answer.user) ? userRow(storedFields(answer.user)) : undefined;
}

function userRow(fields: StoredFields): UserRow {
  return {
    uid: fields.text('uid'),
    email: fields.text('email'),
    fullName: fields.text('fullName'),
    phone: fields.text('phone'),
    role: fields.choice('role', ROLES),
    avatar: fields.text('avatar'),
    companyName: fields.text('companyName'),
    gstNumber: fields.text('gstNumber'),
    companyVerification: fields.has('companyVerification')
      ? verificationRow(fields.part('companyVerification'))
      : null,
    suspended: fields.flag('suspended', false),
    isEmailVerified: fields.flag('isEmailVerified', false),
    isPhoneVerified: fields.flag('isPhoneVerified', false),
    lastLogin: fields.text('lastLogin') || null,
    createdAt: fields.text('createdAt') || null,
  };
}

function verificationRow(fields: StoredFields): NonNullable<UserRow['companyVerification']> {
  return {
    state: fields.choice('state', COMPANY_STATES),
    documentPath: fields.text('documentPath'),
    ...(fields.has('address') && { address: addressFrom(fields.part('address')) }),
    decision: fields.text('decision'),
    decidedBy: fields.text('decidedBy') || null,
    submittedAt: fields.text('submittedAt') || null,
    decidedAt: fields.text('decidedAt') || null,
  };
}

function historyRow(fields: StoredFields): HistoryRow {
  return {
    id: fields.text('id'),
    action: fields.text('action'),
    actor: fields.text('actor'),
    actorName: fields.text('actorName'),
    before: fields.has('before') ? fields.record('before') : null,
    after: fields.has('after') ? fields.record('after') : null,
    reason: fields.text('reason'),
    at: fields.text('at') || null,
  };
}
