import type { Document } from '../../messages.ts';
import {
  checkDatabaseName,
  checkSameDatabase,
  parseDocumentName,
} from '../../model/resource-name.ts';
import { fromMicros } from '../../model/timestamps.ts';
import { parseMask, project } from '../../query/projection.ts';
import { RpcError } from '../../rpc-error.ts';
import type { BatchGetResponse, Caller, FirestoreService } from '../../service-contract.ts';
import { AccessCheck } from '../access.ts';
import type { Engine } from '../engine.ts';
import { readWithSelector } from './read-context.ts';

type GetRequest = Parameters<FirestoreService['getDocument']>[1];
type BatchGetRequest = Parameters<FirestoreService['batchGetDocuments']>[1];

/** GetDocument. Throws NOT_FOUND. */
export async function getDocument(
  engine: Engine,
  caller: Caller,
  { name, mask, ...selector }: GetRequest,
): Promise<Document> {
  const { database } = parseDocumentName(name);
  const projection = parseMask(mask);
  const reads = { names: [name], ranges: [] };
  return readWithSelector(engine, { database, selector, reads }, ({ view, inTransaction }) => {
    new AccessCheck(engine, caller).get([name], view, inTransaction);
    const document = view.get(name);
    if (document) return project(document, projection);
    throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  });
}

/** BatchGetDocuments: one response per distinct name, in request order. */
export async function batchGetDocuments(
  engine: Engine,
  caller: Caller,
  { database, documents, mask, ...selector }: BatchGetRequest,
): Promise<BatchGetResponse[]> {
  const names = [...new Set(documents ?? [])];
  for (const name of names) checkSameDatabase(parseDocumentName(name), checkDatabaseName(database));
  const projection = parseMask(mask);
  const reads = { names, ranges: [] };
  return readWithSelector(
    engine,
    { database, selector, reads },
    ({ view, inTransaction, startedTransaction }) => {
      new AccessCheck(engine, caller).get(names, view, inTransaction || names.length > 1);
      const readTime = fromMicros(view.time);
      const answers = names.map((name): BatchGetResponse => {
        const document = view.get(name);
        return document
          ? { found: project(document, projection), readTime }
          : { missing: name, readTime };
      });
      const [first = { readTime }, ...rest] = answers;
      return names.length > 0 || startedTransaction.transaction
        ? [{ ...startedTransaction, ...first }, ...rest]
        : [];
    },
  );
}
