import { optional, parse } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  missingStep,
  secondFactorSchema,
  type MissingStep,
} from '@kargha/domain/people/second-factor';
import { SECOND_MS } from '@kargha/domain/records/time-spans';
import {
  permissionsOf,
  staffRolesOf,
  type Permission,
} from '@kargha/domain/people/staff-permissions';
import { isRole, type Role } from '@kargha/domain/people/user-profile';
import { userSchema } from '@kargha/domain/people/user-schema';
import { isRecordId } from '@kargha/domain/records/record-id';
import { accountMessages } from '@kargha/domain/messages/account-messages';

import { notFound, type HttpError } from '../http/errors.ts';
import { firestore, withDates, type Query } from '../platform/firestore.ts';
import type { Identity } from '../platform/identity.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: userRef,
  query: users,
  read: readUser,
  readAll: readUsers,
  readOrSkip: readUserOrSkip,
} = storedDocuments({
  collection: COLLECTIONS.users,
  schema: userSchema,
  ids: ['uid', 'id'],
  createdTimes: ['lastLogin', 'createdAt', 'updatedAt'],
});

/** Finds at most one profile. */
export function userWithEmail(email: string): Query {
  return users().where('email', '==', email.toLowerCase()).limit(1);
}

/** 404 for an account without a profile (spec §8). */
export function profileNotFound(): HttpError {
  return notFound(accountMessages.profile_missing());
}

export async function roleOf(uid: string): Promise<Role | null> {
  const profile = await userRef(uid).get();
  const role: unknown = profile.get('role');
  return isRole(role) && profile.get('suspended') !== true ? role : null;
}

interface StaffAccess {
  permissions: ReadonlySet<Permission>;
  missing: MissingStep;
}

/** Read each time: a claim in the token may be an hour old. Null for everyone but active administrators. */
export async function staffAccessOf({ uid, signedInAt }: Identity): Promise<StaffAccess | null> {
  const stored = (await userRef(uid).get()).data() ?? {};
  if (stored.role !== 'admin' || stored.suspended === true) return null;
  const factor = parse(optional(secondFactorSchema), withDates(stored.secondFactor));
  const missing = missingStep(factor, signedInAt.getTime() / SECOND_MS, new Date());
  return { permissions: permissionsOf(staffRolesOf(stored)), missing };
}

/** Null also for a session without its second step. */
export async function staffPermissionsOf(
  identity: Identity,
): Promise<ReadonlySet<Permission> | null> {
  const access = await staffAccessOf(identity);
  return access?.missing === null ? access.permissions : null;
}

export async function accessCodesOf(uid: string): Promise<string[]> {
  const profile = await userRef(uid).get();
  const codes: unknown = profile.get('accessCodes');
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}

/** Names by uid. People without a profile are missing. */
export async function namesOf(uids: readonly string[]): Promise<Map<string, string>> {
  const people = [...new Set(uids)].filter((uid) => isRecordId(uid));
  if (people.length === 0) return new Map();
  const profiles = await firestore().getAll(...people.map(userRef));
  const existing = profiles.filter(({ exists }) => exists);
  return new Map(existing.map((profile) => [profile.id, String(profile.get('fullName') ?? '')]));
}
