import { COLLECTIONS } from '@kargha/domain/records/collections';
import { textOf } from '@kargha/domain/records/stored-record';
import type { HistoryRow } from '@kargha/domain/people/history-row';
import type { UserWithHistory } from '@kargha/domain/people/user-endpoints';

import { firestore, withDates, type DocumentSnapshot } from '../../platform/firestore.ts';
import { namesOf, readUser, userRef } from '../../records/user-record.ts';
import { rowOf } from './list-users.ts';

const MOST = 100;

/** Null without a profile. History is latest first. */
export async function userWithHistory(uid: string): Promise<UserWithHistory> {
  const [person, history] = await Promise.all([userRef(uid).get(), userHistory(uid)]);
  const profile = readUser(person);
  return { user: profile && rowOf(profile), history };
}

async function userHistory(uid: string): Promise<HistoryRow[]> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.audit)
    .where('target', '==', userRef(uid).path)
    .orderBy('at', 'desc')
    .limit(MOST)
    .get();
  const names = await namesOf(docs.map((row) => String(row.get('actor'))));
  return docs.map((row) => historyRow(row, names));
}

export function historyRow(row: DocumentSnapshot, names: ReadonlyMap<string, string>): HistoryRow {
  const actor = textOf(row.get('actor'));
  const at = withDates(row.get('at'));
  return {
    id: row.id,
    action: textOf(row.get('action')),
    actor,
    actorName: names.get(actor) ?? '',
    before: fieldsOf(row.get('before')),
    after: fieldsOf(row.get('after')),
    reason: textOf(row.get('reason')),
    at: at instanceof Date ? at : null,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  const dated = withDates(value);
  return typeof dated === 'object' && dated !== null ? { ...dated } : null;
}
