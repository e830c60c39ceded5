import { randomInt } from 'node:crypto';

import type { Document, DocumentMask, Write } from '../../messages.ts';
import {
  checkCollectionId,
  checkDocumentId,
  documentName,
  parseDocumentName,
  parseParentName,
} from '../../model/resource-name.ts';
import { parseMask, project } from '../../query/projection.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, CommitResponse, FirestoreService } from '../../service-contract.ts';
import { checkWrites } from '../../store/write-validation.ts';
import { commitWrites } from './commit-writes.ts';
import type { Engine } from '../engine.ts';

type CreateRequest = Parameters<FirestoreService['createDocument']>[1];
type UpdateRequest = Parameters<FirestoreService['updateDocument']>[1];
type DeleteRequest = Parameters<FirestoreService['deleteDocument']>[1];
type CommitRequest = Parameters<FirestoreService['commit']>[1];

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** CreateDocument, with a generated id if none is given. Throws ALREADY_EXISTS. */
export async function createDocument(
  engine: Engine,
  caller: Caller,
  { parent, collectionId, documentId, document, mask }: CreateRequest,
): Promise<Document> {
  const { database, segments } = parseParentName(parent);
  checkCollectionId(collectionId);
  const isChosen = documentId !== undefined && documentId !== '';
  const id = isChosen ? documentId : automaticId();
  checkDocumentId(id);
  const name = documentName(database, [...segments, collectionId, id]);
  const update = { name, ...(document.fields ? { fields: document.fields } : {}) };
  return writeOne(engine, caller, { update, currentDocument: { exists: false } }, mask);
}

/** UpdateDocument: creates a missing document, unless the precondition forbids it. */
export async function updateDocument(
  engine: Engine,
  caller: Caller,
  { document, updateMask, mask, currentDocument }: UpdateRequest,
): Promise<Document> {
  const write = {
    update: document,
    ...(updateMask ? { updateMask } : {}),
    ...(currentDocument ? { currentDocument } : {}),
  };
  return writeOne(engine, caller, write, mask);
}

/** DeleteDocument: ignores a missing document, unless the precondition forbids it. */
export async function deleteDocument(
  engine: Engine,
  caller: Caller,
  { name, currentDocument }: DeleteRequest,
): Promise<void> {
  const { database } = parseDocumentName(name);
  const write = { delete: name, ...(currentDocument ? { currentDocument } : {}) };
  await commitWrites(engine, caller, { database, writes: checkWrites([write], database) });
}

/** Commit: all writes or none, in a transaction or without one. */
export async function commit(
  engine: Engine,
  caller: Caller,
  { database, writes, transaction }: CommitRequest,
): Promise<CommitResponse> {
  const checked = checkWrites(writes, database);
  const { writeResults, commitTime } = await commitWrites(engine, caller, {
    database,
    writes: checked,
    transaction,
  });
  return { writeResults, commitTime };
}

async function writeOne(
  engine: Engine,
  caller: Caller,
  write: Write & { update: Document },
  mask: DocumentMask | undefined,
): Promise<Document> {
  const { name } = write.update;
  const { database } = parseDocumentName(name);
  const projection = parseMask(mask);
  const writes = checkWrites([write], database);
  const committed = await commitWrites(engine, caller, { database, writes });
  const document = committed.document(name);
  if (document) return project(document, projection);
  throw new RpcError('INTERNAL', `The document ${name} was written but does not exist.`);
}

function automaticId(): string {
  const characters = Array.from(
    { length: ID_LENGTH },
    () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)],
  );
  return characters.join('');
}
