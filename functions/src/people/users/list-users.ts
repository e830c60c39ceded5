import { USERS_PER_PAGE, type UserListQuery } from '@kargha/domain/people/user-admin';
import type { UserPage, UserRow } from '@kargha/domain/people/user-endpoints';
import type { CompanyVerification, UserProfile } from '@kargha/domain/people/user-schema';

import { readPrefixPage, type PrefixFilter } from '../../http/prefix-page.ts';
import { readPage } from '../../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { readUserOrSkip, userRef, users } from '../../records/user-record.ts';

/** People by prefix search, or all of them, newest first. */
export async function listUsers({ search, role, cursor }: UserListQuery): Promise<UserPage> {
  const all = role === undefined ? users() : users().where('role', '==', role);
  const page = { cursor, size: USERS_PER_PAGE, documentRef: userRef, rowOf: shownUser };
  const { rows, nextCursor } = await (search === ''
    ? readPage({ ...page, query: newestFirst(all) })
    : readPrefixPage({ ...page, all, prefixes: prefixFilters(search) }));
  return { users: rows, nextCursor };
}

function newestFirst(all: Query): Query {
  return all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

function shownUser(snapshot: DocumentSnapshot): UserRow | null {
  const person = readUserOrSkip(snapshot);
  return person && rowOf(person);
}

function prefixFilters(search: string): PrefixFilter[] {
  return [
    { field: 'email', text: search.toLowerCase() },
    { field: 'fullName', text: capitalised(search) },
    { field: 'companyName', text: capitalised(search) },
    { field: 'phone', text: search.replaceAll(/[\s-]/g, '') },
  ];
}

/** Names are stored with capitals, whatever was typed. */
function capitalised(search: string): string {
  return search.replaceAll(/(^|\s)\S/g, (first) => first.toUpperCase());
}

/** Without addresses and access codes. */
export function rowOf(person: UserProfile): UserRow {
  const { uid, email, fullName, phone, role, avatar, companyName, gstNumber } = person;
  return {
    uid,
    email,
    fullName,
    phone,
    role,
    avatar,
    companyName,
    gstNumber,
    companyVerification: verificationRow(person.companyVerification ?? null),
    staffRoles: person.role === 'admin' ? [...(person.staffRoles ?? ['owner' as const])] : [],
    hasSecondFactor: person.role === 'admin' && person.secondFactor?.isSet === true,
    suspended: person.suspended === true,
    isEmailVerified: person.isEmailVerified,
    isPhoneVerified: person.isPhoneVerified,
    lastLogin: knownTime(person.lastLogin),
    createdAt: knownTime(person.createdAt),
  };
}

function verificationRow(company: CompanyVerification | null): UserRow['companyVerification'] {
  if (!company) return null;
  const { submittedAt, decidedAt } = company;
  return { ...company, submittedAt: knownTime(submittedAt), decidedAt: knownTime(decidedAt) };
}

/** Null when older documents lack the time. */
function knownTime(time: unknown): Date | null {
  return time instanceof Date ? time : null;
}
