import {
  USERS_PER_PAGE,
  type CompanyVerificationRow,
  type UserListQuery,
  type UserPage,
  type UserRow,
} from '@kargha/domain/user-admin';
import type { CompanyVerification, UserProfile } from '@kargha/domain/user-profile';

import { readPage } from '../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot, type Query } from '../platform/firestore.ts';
import { readUser, userRef, users } from '../records/user-record.ts';

/** Above every character that a name has: the end of all texts with the same beginning. */
const LAST_CHARACTER = '\uf8ff';

/** People by the beginning of what is searched, or all of them, the newest first. */
export async function listUsers({ search, role, cursor }: UserListQuery): Promise<UserPage> {
  const all = role === undefined ? users() : users().where('role', '==', role);
  return search === '' ? newestFirst(all, cursor) : beginningWith(all, search);
}

async function newestFirst(all: Query, cursor: string | undefined): Promise<UserPage> {
  const sorted = all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const { rows, nextCursor } = await readPage({
    query: sorted,
    cursor,
    size: USERS_PER_PAGE,
    placeOf: userRef,
    rowOf: shownUser,
  });
  return { users: rows, nextCursor };
}

function shownUser(snapshot: DocumentSnapshot): UserRow | null {
  const person = readUser(snapshot);
  return person && rowOf(person);
}

/** One page of the people whose e-mail, name, company or phone begins so; who wants others, types more. */
async function beginningWith(all: Query, search: string): Promise<UserPage> {
  const beginnings: [field: string, text: string][] = [
    ['email', search.toLowerCase()],
    ['fullName', asName(search)],
    ['companyName', asName(search)],
    ['phone', search.replaceAll(/[\s-]/g, '')],
  ];
  const answers = await Promise.all(
    beginnings.map(([field, text]) =>
      all
        .orderBy(field)
        .startAt(text)
        .endAt(text + LAST_CHARACTER)
        .limit(USERS_PER_PAGE)
        .get(),
    ),
  );
  const found = answers.flatMap(({ docs }) => docs.flatMap((snapshot) => readUser(snapshot) ?? []));
  const people = new Map(found.map((person) => [person.uid, person]));
  return { users: [...people.values()].slice(0, USERS_PER_PAGE).map(rowOf), nextCursor: null };
}

/** Names are written with capital letters, whatever was typed into the box. */
function asName(typed: string): string {
  return typed.replaceAll(/(^|\s)\S/g, (first) => first.toUpperCase());
}

/** A person as a row of the list: no addresses, no codes, times as text. */
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
    suspended: person.suspended === true,
    isEmailVerified: person.isEmailVerified,
    isPhoneVerified: person.isPhoneVerified,
    lastLogin: isoTime(person.lastLogin),
    createdAt: isoTime(person.createdAt),
  };
}

function verificationRow(company: CompanyVerification | null): CompanyVerificationRow | null {
  if (!company) return null;
  const { submittedAt, decidedAt } = company;
  return { ...company, submittedAt: isoTime(submittedAt), decidedAt: isoTime(decidedAt) };
}

/** A time as text; documents may be older than the field. */
function isoTime(time: unknown): string | null {
  return time instanceof Date ? time.toISOString() : null;
}
