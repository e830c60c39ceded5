import type { FirebaseError } from 'firebase-admin/app';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';

import { COLLECTIONS } from '@kargha/domain/records/collections';

export interface Shop {
  auth: Pick<Auth, 'getUserByEmail'>;
  firestore: Firestore;
}

export type GrantResult = { granted: true } | { granted: false; reason: string };

/**
 * Makes a user administrator and records it in `audit`. The account needs a verified email and a profile, so that
 * only the owner of the email address can become administrator. Throws the project's error when it is not
 * accessible.
 */
export async function makeAdmin({ auth, firestore }: Shop, email: string): Promise<GrantResult> {
  const person = await findUserByEmail(auth, email);
  const reason = ineligibleReason(person, email);
  if (!person || reason !== undefined) return { granted: false, reason: reason ?? '' };

  const profile = firestore.collection(COLLECTIONS.users).doc(person.uid);
  return firestore.runTransaction<GrantResult>(async (transaction) => {
    const before = await transaction.get(profile);
    if (!before.exists) {
      return { granted: false, reason: `${email} has an account but has never signed in.` };
    }
    transaction.update(profile, {
      role: 'admin',
      staffRoles: ['owner'],
      updatedAt: FieldValue.serverTimestamp(),
    });
    transaction.create(firestore.collection(COLLECTIONS.audit).doc(), {
      action: 'role.change',
      target: profile.path,
      actor: 'grant-admin',
      before: { role: before.get('role') as unknown },
      after: { role: 'admin', staffRoles: ['owner'] },
      reason: 'Made administrator from the command line.',
      at: FieldValue.serverTimestamp(),
    });
    return { granted: true };
  });
}

async function findUserByEmail(auth: Shop['auth'], email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as FirebaseError).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

function ineligibleReason(person: UserRecord | undefined, email: string): string | undefined {
  if (!person) return `No one has signed up as ${email} yet.`;
  if (!person.emailVerified) return `${email} has not been verified yet.`;
  return person.disabled ? `The account of ${email} is suspended.` : undefined;
}
