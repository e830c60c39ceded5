import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { AlarmKind } from '@kargha/domain/reports/ops';

import { firestore, type DocumentReference, type Query } from '../platform/firestore.ts';

/** alarms/{kind}. */
export function alarmRef(kind: AlarmKind): DocumentReference {
  return firestore().collection(COLLECTIONS.alarms).doc(kind);
}

export function openAlarms(): Query {
  return firestore().collection(COLLECTIONS.alarms).where('isOpen', '==', true);
}
