import type { Document, Timestamp } from '../messages.ts';
import type { Caller, DocumentChange } from '../service-contract.ts';
import { messageToJson } from '../wire/proto-json.ts';
import { messageType } from '../wire/schema.ts';
import { writeTimestamp } from '../wire/timestamp-json.ts';
import { changedFields } from './changed-fields.ts';

const DOCUMENT = messageType('google.firestore.v1.Document');
const NAME = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/s;

export interface DocumentEvent {
  /** The full resource name. */
  name: string;
  project: string;
  databaseId: string;
  /** Below "documents". */
  path: string;
  change: 'created' | 'updated' | 'deleted';
  /** RFC 3339 */
  time: string;
  /** Who made the commit. */
  caller: Caller;
  /** Documents as ProtoJSON, and the fields that an update changed. */
  data: { value?: unknown; oldValue?: unknown; updateMask?: { fieldPaths: string[] } };
}

/** Returns undefined if the document has not changed. */
export function documentEvent(
  { name, before, after }: DocumentChange,
  { commitTime, caller }: { commitTime: Timestamp; caller: Caller },
): DocumentEvent | undefined {
  const [, project, databaseId, path] = NAME.exec(name) ?? [];
  const change = kindOf(before, after);
  if (!project || !databaseId || !path || !change) return undefined;
  const data = { ...side('value', after), ...side('oldValue', before), ...maskOf(before, after) };
  const time = writeTimestamp(commitTime);
  return { name, project, databaseId, path, change, time, caller, data };
}

function kindOf(
  before: Document | undefined,
  after: Document | undefined,
): DocumentEvent['change'] | undefined {
  if (before && after) return 'updated';
  if (after) return 'created';
  return before ? 'deleted' : undefined;
}

function side(key: 'value' | 'oldValue', document: Document | undefined): DocumentEvent['data'] {
  return document ? { [key]: messageToJson(DOCUMENT, document) } : {};
}

function maskOf(before: Document | undefined, after: Document | undefined): DocumentEvent['data'] {
  if (!before || !after) return {};
  return { updateMask: { fieldPaths: changedFields(before.fields, after.fields) } };
}
