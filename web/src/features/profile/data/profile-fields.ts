import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';

import { visibleText } from '@kargha/domain/records/visible-text';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { SavedAddress } from '@kargha/domain/people/user-schema';
import { auth } from '#lib/firebase/firebase-auth.ts';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';

/** Fields that people may write without the server (firestore.rules). */
export interface ProfileFields {
  fullName?: string;
  phone?: string;
  addresses?: readonly SavedAddress[];
  preferences?: { marketing: boolean; language: string };
}

/** @throws when no one is signed in or the rules refuse the write */
export async function writeProfileFields(fields: ProfileFields): Promise<void> {
  const uid = auth.currentUser?.uid;
  if (!uid) throw new Error('No one is signed in.');
  const profile = doc(liteFirestore, COLLECTIONS.users, uid);
  await updateDoc(profile, { ...cleanFields(fields), updatedAt: serverTimestamp() });
}

/** Removes invisible pasted characters, which the rules refuse. */
function cleanFields({ fullName, addresses, ...others }: ProfileFields): ProfileFields {
  return {
    ...others,
    ...(fullName !== undefined && { fullName: visibleText(fullName) }),
    ...(addresses && { addresses: addresses.map(cleanAddress) }),
  };
}

function cleanAddress(address: SavedAddress): SavedAddress {
  const { name, line1, line2, city } = address;
  return {
    ...address,
    name: visibleText(name),
    line1: visibleText(line1),
    line2: visibleText(line2),
    city: visibleText(city),
  };
}
