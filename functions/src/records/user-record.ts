import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isRole, type Role, type UserProfile } from '@kargha/domain/people/user-profile';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound, type HttpError } from '../http/errors.ts';
import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from '../platform/firestore.ts';

export function userRef(uid: string): DocumentReference {
  return firestore().collection(COLLECTIONS.users).doc(uid);
}

export function users(): Query {
  return firestore().collection(COLLECTIONS.users);
}

const DEFAULTS = {
  email: '',
  fullName: '',
  phone: '',
  role: 'customer',
  avatar: '',
  companyName: '',
  gstNumber: '',
  accessCodes: [],
  isEmailVerified: false,
  isPhoneVerified: false,
  addresses: [],
  preferences: {},
  suspended: false,
};
const COMPANY_DEFAULTS = {
  documentPath: '',
  decision: '',
  decidedBy: null,
  submittedAt: null,
  decidedAt: null,
};

export function readUser(snapshot: DocumentSnapshot): UserProfile | null {
  const stored = withDates(snapshot.data());
  if (stored === undefined) return null;
  const created = snapshot.createTime?.toDate() ?? new Date(0);
  return {
    ...DEFAULTS,
    lastLogin: created,
    createdAt: created,
    updatedAt: created,
    ...(stored as object),
    companyVerification: companyIn(stored as object),
    uid: snapshot.id,
    id: snapshot.id,
  } as UserProfile;
}

function companyIn(stored: object): object | null {
  const company = 'companyVerification' in stored ? stored.companyVerification : null;
  return typeof company === 'object' && company !== null
    ? { ...COMPANY_DEFAULTS, ...company }
    : null;
}

/** 404 for an account without a profile (spec §8). */
export function profileNotFound(): HttpError {
  return notFound('User profile not found. Please contact administrator.');
}

export async function roleOf(uid: string): Promise<Role | null> {
  const profile = await userRef(uid).get();
  const role: unknown = profile.get('role');
  return isRole(role) && profile.get('suspended') !== true ? role : null;
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
