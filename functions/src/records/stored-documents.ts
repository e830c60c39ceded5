import {
  getDotPath,
  safeParse,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
} from 'valibot';

import { requestMessages } from '@kargha/domain/messages/request-messages';
import { isRecordId } from '@kargha/domain/records/record-id';

import { HttpError } from '../http/errors.ts';
import {
  firestore,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { log } from '../platform/log.ts';

/** What the shop does with the documents of one collection, whose shape is a schema. */
interface StoredDocuments<Stored> {
  ref: (id: string) => DocumentReference;
  query: () => CollectionReference;
  /**
   * Null when there is no such document. One that does not match its schema is not taken for absent.
   * @throws HttpError 500 unreadable_document
   */
  read: (snapshot: DocumentSnapshot) => Stored | null;
  /** Fetches a document and reads it. Null for an invalid ID, too. */
  find: (id: string, transaction?: Transaction) => Promise<Stored | null>;
  /** For decisions that need all of them. @throws HttpError 500 unreadable_document */
  readEach: (snapshots: readonly DocumentSnapshot[]) => Stored[];
  /** For lists and sweepers: leaves out documents that do not match. */
  readAll: (snapshots: readonly DocumentSnapshot[]) => Stored[];
  /** For triggers, which would be repeated for a week: null for a document that does not match. */
  readOrSkip: (snapshot: DocumentSnapshot) => Stored | null;
}

interface Definition<Schema> {
  collection: string;
  schema: Schema;
  /** fields that have the document's ID */
  ids?: readonly string[];
  /** times that old documents lack: they get the time of creation */
  createdTimes?: readonly string[];
}

/** Dates are read as dates. A document that does not match its schema is logged with its path. */
export function storedDocuments<Schema extends ObjectSchema<ObjectEntries, undefined>>({
  collection,
  ...definition
}: Definition<Schema>): StoredDocuments<InferOutput<Schema>> {
  const query = () => firestore().collection(collection);
  const ref = (id: string) => query().doc(id);
  const read = reader(definition);
  const readOrSkip = (snapshot: DocumentSnapshot) => skipUnreadable(read, snapshot);
  return {
    ref,
    query,
    read,
    find: async (id, transaction) => {
      if (!isRecordId(id)) return null;
      return read(await (transaction ? transaction.get(ref(id)) : ref(id).get()));
    },
    readEach: (snapshots) => snapshots.map(read).filter((one) => one !== null),
    readAll: (snapshots) => snapshots.map(readOrSkip).filter((one) => one !== null),
    readOrSkip,
  };
}

/** Reads documents of a subcollection, where each belongs to another document. */
export function reader<Schema extends ObjectSchema<ObjectEntries, undefined>>({
  schema,
  ids = [],
  createdTimes = [],
}: Omit<Definition<Schema>, 'collection'>) {
  return (snapshot: DocumentSnapshot): InferOutput<Schema> | null => {
    const data = snapshot.data();
    if (data === undefined) return null;
    for (const name of createdTimes) data[name] ??= snapshot.createTime;
    for (const name of ids) data[name] = snapshot.id;
    const { success, output, issues } = safeParse(schema, data);
    if (success) return output;
    const fields = issues.map((issue) => getDotPath(issue) ?? '');
    throw unreadable(snapshot.ref.path, [...new Set(fields)].join(', '));
  };
}

const UNREADABLE = 'unreadable_document';

/** Names the fields only: their values may be personal data. */
function unreadable(path: string, fields: string): HttpError {
  log.error('A document does not match its schema.', UNREADABLE, { path, fields });
  return new HttpError(500, UNREADABLE, requestMessages.record_damaged());
}

function skipUnreadable<Stored>(
  read: (snapshot: DocumentSnapshot) => Stored | null,
  snapshot: DocumentSnapshot,
): Stored | null {
  try {
    return read(snapshot);
  } catch (error) {
    return nullIfUnreadable(error);
  }
}

/** For sweepers and triggers: null when the work meets an unreadable document, which is already logged. */
export async function unlessUnreadable<Result>(work: Promise<Result>): Promise<Result | null> {
  return work.catch(nullIfUnreadable);
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof HttpError && error.code === UNREADABLE) return null;
  throw error;
}
