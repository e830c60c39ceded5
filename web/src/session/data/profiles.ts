import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { COMPANY_STATES, ROLES } from '@kargha/domain/people/user-profile';
import type {
  CompanyVerification,
  SavedAddress,
  UserProfile,
} from '@kargha/domain/people/user-schema';
import { visibleText } from '@kargha/domain/records/visible-text';
import { addressFrom } from '#lib/documents/customer-fields.ts';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';

interface NewProfile {
  uid: string;
  email: string;
  fullName: string;
  phone: string;
  role: 'customer' | 'b2b_buyer';
  companyName: string;
  gstNumber: string;
  avatar?: string;
  isEmailVerified?: boolean;
  isPhoneVerified?: boolean;
  isNewUser?: true;
}

export async function readProfile(uid: string): Promise<UserProfile | undefined> {
  const snapshot = await getDoc(profileRef(uid));
  return snapshot.exists() ? parseProfile(uid, snapshot.data()) : undefined;
}

/** The rules allow only the roles customer and b2b_buyer. */
export async function createProfile(newcomer: NewProfile): Promise<void> {
  await setDoc(profileRef(newcomer.uid), {
    id: newcomer.uid,
    avatar: '',
    accessCodes: [],
    isEmailVerified: false,
    isPhoneVerified: false,
    addresses: [],
    preferences: {},
    ...newcomer,
    // The rules refuse invisible characters, which providers and pasted names may contain.
    fullName: visibleText(newcomer.fullName),
    companyName: visibleText(newcomer.companyName),
    lastLogin: serverTimestamp(),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

export async function recordSignIn(uid: string, avatar = ''): Promise<void> {
  await updateDoc(profileRef(uid), {
    lastLogin: serverTimestamp(),
    updatedAt: serverTimestamp(),
    ...(avatar && { avatar }),
  });
}

function profileRef(uid: string) {
  return doc(liteFirestore, COLLECTIONS.users, uid);
}

function parseProfile(uid: string, stored: unknown): UserProfile {
  const fields = storedFields(stored);
  return {
    uid,
    id: uid,
    email: fields.text('email'),
    fullName: fields.text('fullName'),
    phone: fields.text('phone'),
    role: fields.choice('role', ROLES),
    avatar: fields.text('avatar'),
    companyName: fields.text('companyName'),
    gstNumber: fields.text('gstNumber'),
    accessCodes: fields.texts('accessCodes'),
    isEmailVerified: fields.flag('isEmailVerified', false),
    isPhoneVerified: fields.flag('isPhoneVerified', false),
    addresses: fields.parts('addresses').map(savedAddress),
    preferences: preferencesOf(fields.part('preferences')),
    isNewUser: fields.flag('isNewUser', false),
    suspended: fields.flag('suspended', false),
    companyVerification: fields.has('companyVerification')
      ? verificationOf(fields.part('companyVerification'))
      : null,
    lastLogin: fields.time('lastLogin'),
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
  };
}

function preferencesOf(fields: StoredFields): UserProfile['preferences'] {
  return {
    marketing: fields.flag('marketing', false),
    language: fields.text('language') || 'en',
  };
}

function verificationOf(fields: StoredFields): CompanyVerification {
  return {
    state: fields.choice('state', COMPANY_STATES),
    documentPath: fields.text('documentPath'),
    ...(fields.has('address') && { address: addressFrom(fields.part('address')) }),
    decision: fields.text('decision'),
    decidedBy: fields.text('decidedBy') || null,
    submittedAt: fields.timeOrNull('submittedAt'),
    decidedAt: fields.timeOrNull('decidedAt'),
  };
}

function savedAddress(fields: StoredFields): SavedAddress {
  return {
    id: fields.text('id'),
    name: fields.text('name'),
    phone: fields.text('phone'),
    ...addressFrom(fields),
  };
}
