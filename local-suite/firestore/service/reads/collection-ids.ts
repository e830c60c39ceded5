import { compareToPrefix } from '../../model/resource-id.ts';
import { parseParentName } from '../../model/resource-name.ts';
import { compareUtf8 } from '../../model/utf8-order.ts';
import type { Caller, FirestoreService } from '../../service-contract.ts';
import type { Database } from '../../store/database.ts';
import { AccessCheck } from '../access.ts';
import type { Engine } from '../engine.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';

type ListRequest = Parameters<FirestoreService['listCollectionIds']>[1];
type ListResponse = Awaited<ReturnType<FirestoreService['listCollectionIds']>>;

/** ListCollectionIds: collections directly under a document or the root, sorted by id. */
export function listCollectionIds(
  engine: Engine,
  caller: Caller,
  { parent, pageSize, pageToken }: ListRequest,
): ListResponse {
  const { database, segments } = parseParentName(parent);
  new AccessCheck(engine, caller).adminOnly();
  const after = decodePageToken(pageToken);
  const ids = [...childCollections(engine.database(database).data, segments)]
    .sort(compareUtf8)
    .filter((id) => after === undefined || compareUtf8(id, after) > 0);
  const page = pageSize ? ids.slice(0, pageSize) : ids;
  const last = page.at(-1);
  if (last === undefined || page.length === ids.length) return { collectionIds: page };
  return { collectionIds: page, nextPageToken: encodePageToken(last) };
}

/** Jumps from collection to collection without visiting their documents. */
function* childCollections({ all }: Database, parent: readonly string[]): Generator<string> {
  let id = firstCollectionAfter(all.slots, parent, undefined);
  while (id !== undefined) {
    yield id;
    id = firstCollectionAfter(all.slots, parent, id);
  }
}

function firstCollectionAfter(
  slots: Database['all']['slots'],
  parent: readonly string[],
  passed: string | undefined,
): string | undefined {
  const passedPath = passed === undefined ? parent : [...parent, passed];
  const isPassed = (segments: readonly string[]) =>
    passed === undefined
      ? segments.length <= parent.length
      : compareToPrefix(segments, passedPath) <= 0;
  const position = ({ segments }: { segments: readonly string[] }) => {
    const order = compareToPrefix(segments, parent);
    return order === 0 && isPassed(segments) ? -1 : order;
  };
  for (const { segments } of slots.range(position)) return segments[parent.length];
  return undefined;
}
