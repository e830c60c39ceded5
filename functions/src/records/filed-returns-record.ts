import { optional, record, string } from 'valibot';

import { time } from '@kargha/domain/api/response-fields';
import { COLLECTIONS, FILED_RETURNS_ID } from '@kargha/domain/records/collections';
import { storedObject } from '@kargha/domain/records/stored-fields';
import type { FiledMonths } from '@kargha/domain/tax-returns/filed-months';

import { firestore, type DocumentReference, type DocumentSnapshot } from '../platform/firestore.ts';
import { reader } from './stored-documents.ts';

const read = reader({
  schema: storedObject({ months: optional(record(string(), time), {}) }),
});

/** settings/filedReturns, for the server only. */
export function filedReturnsRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(FILED_RETURNS_ID);
}

export async function filedMonths(): Promise<FiledMonths> {
  return filedMonthsIn(await filedReturnsRef().get());
}

export function filedMonthsIn(snapshot: DocumentSnapshot): FiledMonths {
  return read(snapshot)?.months ?? {};
}
