import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { userSchema, type UserProfile } from '@kargha/domain/people/user-schema';
import { visibleText } from '@kargha/domain/records/visible-text';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

const readUser = storedReader('users', userSchema);

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
  return parseProfile(uid, snapshot.data());
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

export function parseProfile(uid: string, stored: unknown): UserProfile | undefined {
  const profile = readUser(stored, { uid, id: uid });
  return profile && { ...profile, preferences: withDefaults(profile.preferences) };
}

function withDefaults({ marketing = false, language, ...others }: UserProfile['preferences']) {
  return {
    ...others,
    marketing,
    language: language === undefined || language === '' ? 'en' : language,
  };
}
