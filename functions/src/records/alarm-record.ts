import { picklist } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedObject, text, timeOrEpoch } from '@kargha/domain/records/stored-fields';
import { ALARM_KINDS, type AlarmKind } from '@kargha/domain/reports/ops';

import type { DocumentReference, Query } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

const alarms = storedDocuments({
  collection: COLLECTIONS.alarms,
  schema: storedObject({
    kind: picklist(ALARM_KINDS),
    message: text,
    since: timeOrEpoch,
    seenAt: timeOrEpoch,
  }),
  ids: ['kind'],
});

export const { readAll: readAlarms } = alarms;

/** alarms/{kind}. */
export function alarmRef(kind: AlarmKind): DocumentReference {
  return alarms.ref(kind);
}

export function openAlarms(): Query {
  return alarms.query().where('isOpen', '==', true);
}
