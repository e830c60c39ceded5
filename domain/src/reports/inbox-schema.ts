import { picklist, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { storedObject, text } from '../records/stored-fields.ts';
import { ALL_INBOX_KINDS } from './inbox.ts';

/**
 * inboxTasks/{kind}_{record}: who sees to an item of the inbox. An item that no one has touched has none. It is deleted
 * once its record needs nothing any more.
 */
export const inboxTaskSchema = storedObject({
  id: string(),
  kind: picklist(ALL_INBOX_KINDS),
  recordId: string(),
  /** uid; '' for no one */
  assignee: text,
  /** the occurrence that is done; '' while it is not. The next one shows the item again */
  doneFor: text,
  /** who assigned it last, or marked it as done */
  by: string(),
  revision: count,
  updatedAt: time,
});
export type InboxTask = InferOutput<typeof inboxTaskSchema>;
