import { array, number, type InferOutput } from 'valibot';

import { SECOND_FACTOR_ID, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { storedObject, text, textOrNull } from '@kargha/domain/records/stored-fields';

import type { DocumentReference } from '../platform/firestore.ts';
import { reader } from './stored-documents.ts';
import { userRef } from './user-record.ts';

/** users/{uid}/private/secondFactor. Only the server reads it. */
const secondFactorSecret = storedObject({
  /** encrypted; '' before it is confirmed */
  secret: text,
  /** encrypted; a new secret until a code of it is entered */
  pendingSecret: textOrNull,
  /** the time step of the last code that was used */
  lastStep: number(),
  /** hashes of the unused recovery codes */
  recoveryCodes: array(text),
});
export type SecondFactorSecret = InferOutput<typeof secondFactorSecret>;

export function secondFactorRef(uid: string): DocumentReference {
  return userRef(uid).collection(SUBCOLLECTIONS.private).doc(SECOND_FACTOR_ID);
}

export const readSecondFactor = reader({ schema: secondFactorSecret });
