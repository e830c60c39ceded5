import { COLLECTIONS } from '@kargha/domain/records/collections';
import { inboxTaskSchema } from '@kargha/domain/reports/inbox-schema';

import type { Query } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: inboxTaskRef,
  query: inboxTasks,
  read: readInboxTask,
  readAll: readInboxTasks,
} = storedDocuments({ collection: COLLECTIONS.inboxTasks, schema: inboxTaskSchema, ids: ['id'] });

/** What a person has taken or was given, and has not done. */
export function openTasksOf(uid: string): Query {
  return inboxTasks().where('assignee', '==', uid).where('doneFor', '==', '');
}
