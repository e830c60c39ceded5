import type { CompanyDecision } from '@kargha/domain/people/user-admin';
import {
  userEndpoints,
  type UserRow,
  type UserWithHistory,
} from '@kargha/domain/people/user-endpoints';
import type { Role } from '@kargha/domain/people/user-profile';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type UserFilter = Readonly<{ search: string; role: Role | '' }>;

/** Returns one page; cursor '' is the first. */
export async function listUsers(filter: UserFilter, cursor: string): Promise<ListPage<UserRow>> {
  const { users, nextCursor } = await callStaffEndpoint(userEndpoints.list, {
    query: { ...filter, cursor },
  });
  return { rows: users, nextCursor };
}

export function readHistory(uid: string): Promise<UserWithHistory> {
  return callStaffEndpoint(userEndpoints.history, { params: { uid } });
}

export function readDocument(uid: string): Promise<Blob> {
  return fetchStaffFile(endpointPath(userEndpoints.companyDocument, { params: { uid } }));
}

export type UserChange =
  | { act: 'role'; role: Role; reason: string }
  | { act: 'suspend'; suspended: boolean; reason: string }
  | { act: 'revoke'; reason: string }
  | ({ act: 'company' } & CompanyDecision);

/** Returns the changed user; undefined when no field of the row changes. */
export async function changeUser(uid: string, change: UserChange): Promise<UserRow | undefined> {
  const params = { uid };
  const { reason } = change;
  if (change.act === 'revoke') {
    await callStaffEndpoint(userEndpoints.revoke, { params, body: { reason } });
    return undefined;
  }
  return (await changedUser(params, change)).user;
}

function changedUser(params: { uid: string }, change: Exclude<UserChange, { act: 'revoke' }>) {
  const { changeRole, suspend, decideCompany } = userEndpoints;
  if (change.act === 'role') {
    const { act: _, ...body } = change;
    return callStaffEndpoint(changeRole, { params, body });
  }
  if (change.act === 'suspend') {
    const { act: _, ...body } = change;
    return callStaffEndpoint(suspend, { params, body });
  }
  const { act: _, ...body } = change;
  return callStaffEndpoint(decideCompany, { params, body });
}
