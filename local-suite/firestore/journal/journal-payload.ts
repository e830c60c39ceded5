import type { Document, Write } from '../messages.ts';
import type { StoredChange } from '../store/change-log.ts';
import { messageFromBytes, messageToBytes } from '../wire/proto-bytes.ts';
import { messageType } from '../wire/schema.ts';

/** A commit is kept as the request that would make it, with the documents' times. */
const COMMIT = messageType('google.firestore.v1.CommitRequest');

export function payloadOf(database: string, changes: readonly StoredChange[]): Buffer {
  const writes = changes.map(({ name, after }): Write =>
    after ? { update: after.message } : { delete: name },
  );
  return messageToBytes(COMMIT, { database, writes });
}

/** A record of documents only, as a rewritten journal has. */
export function payloadOfDocuments(database: string, documents: readonly Document[]): Buffer {
  return messageToBytes(COMMIT, { database, writes: documents.map((update) => ({ update })) });
}

/** Repeats a kept commit on the documents so far. Returns its number of writes. */
export function replay(payload: Buffer, documents: Map<string, Document>): number {
  const { writes = [] } = messageFromBytes(COMMIT, payload) as { writes?: Write[] };
  for (const { update, delete: deleted } of writes) {
    if (update) documents.set(update.name, update);
    if (deleted !== undefined) documents.delete(deleted);
  }
  return writes.length;
}
