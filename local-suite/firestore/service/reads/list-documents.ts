import type { Document, StructuredQuery } from '../../messages.ts';
import { DOCUMENT_NAME } from '../../model/field-path.ts';
import { comparePaths } from '../../model/resource-id.ts';
import { parseDocumentName, parseParentName } from '../../model/resource-name.ts';
import { fromMicros } from '../../model/timestamps.ts';
import { parseMask, project } from '../../query/projection.ts';
import { planQuery } from '../../query/query-plan.ts';
import { runQuery } from '../../query/run-query.ts';
import { RpcError } from '../../rpc-error.ts';
import type { Caller, FirestoreService } from '../../service-contract.ts';
import type { View } from '../../store/view.ts';
import { AccessCheck } from '../access.ts';
import type { Engine } from '../engine.ts';
import { childDocumentNames } from './missing-documents.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { readSetOf } from './query-reads.ts';
import { readWithSelector } from './read-context.ts';
import type { ReadRequest, ReadContext } from './read-context.ts';

type ListRequest = Parameters<FirestoreService['listDocuments']>[1];
type ListResponse = Awaited<ReturnType<FirestoreService['listDocuments']>>;

/** `next` is what the next page starts after. */
interface Page {
  documents: Document[];
  next: string | undefined;
}

/** Source: production's answer to a REST request without a page size. */
const DEFAULT_PAGE_SIZE = 20;
const ORDER = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i;
/** Page token of an ordered list: number of documents, and the read time of all pages. */
const PLACE = /^(\d+)@(\d+)$/;

/** ListDocuments: a page of a collection, by name or `orderBy`, optionally with missing documents. */
export async function listDocuments(
  engine: Engine,
  caller: Caller,
  request: ListRequest,
): Promise<ListResponse> {
  const { parent, orderBy, showMissing, mask: _, ...rest } = request;
  const size = pageSizeOf(request);
  const query = queryOf(request, size);
  const plan = planQuery(parent, query);
  if (showMissing && orderBy) throw invalid('showMissing and orderBy cannot be combined.');
  const token = decodePageToken(rest.pageToken);
  const place = orderBy ? parsePlace(token) : undefined;
  const readRequest: ReadRequest = {
    database: parseParentName(parent).database,
    selector: { ...selectorOf(request), ...(place ? timeOf(request, place) : {}) },
    reads: readSetOf(parent, plan),
  };
  return readWithSelector(engine, readRequest, (context) => {
    new AccessCheck(engine, caller).list(parent, query, context.view, context.inTransaction);
    const page = showMissing
      ? pageWithMissing(context.view, request, { size, token })
      : pageOf(context, request, { size, place, after: place ? undefined : token });
    return {
      documents: page.documents,
      ...(page.next === undefined ? {} : { nextPageToken: encodePageToken(page.next) }),
    };
  });
}

function selectorOf({ transaction, newTransaction, readTime }: ListRequest) {
  return {
    ...(transaction ? { transaction } : {}),
    ...(newTransaction ? { newTransaction } : {}),
    ...(readTime ? { readTime } : {}),
  };
}

/** Outside transactions, all pages of an ordered list show the state of the first one. */
function timeOf({ transaction, readTime }: ListRequest, place: Place) {
  return transaction?.length || readTime ? {} : { readTime: fromMicros(place.time) };
}

function queryOf({ collectionId, orderBy }: ListRequest, size: number): StructuredQuery {
  return {
    from: [collectionId ? { collectionId } : {}],
    limit: { value: size },
    ...(orderBy ? { orderBy: parseOrderBy(orderBy) } : {}),
  };
}

function pageOf(
  { view }: ReadContext,
  request: ListRequest,
  { size, place, after }: { size: number; place: Place | undefined; after: string | undefined },
): Page {
  const { parent, mask, orderBy } = request;
  const offset = place?.offset ?? 0;
  const plan = planQuery(parent, {
    ...queryOf(request, size + 1),
    offset,
    ...(after === undefined ? {} : behindName(after)),
  });
  const found = runQuery(view, plan).documents;
  const shown = found.slice(0, size);
  const end = orderBy ? `${offset + size}@${view.time}` : shown.at(-1)?.name;
  const projection = parseMask(mask);
  return {
    documents: shown.map((document) => project(document, projection)),
    next: found.length > size ? end : undefined,
  };
}

function behindName(name: string): StructuredQuery {
  return {
    orderBy: [{ field: { fieldPath: DOCUMENT_NAME } }],
    startAt: { values: [{ referenceValue: name }] },
  };
}

function pageWithMissing(
  view: View,
  { parent, collectionId, mask }: ListRequest,
  { size, token }: { size: number; token: string | undefined },
): Page {
  if (!collectionId) throw invalid('showMissing needs a collectionId.');
  const names = childDocumentNames(view, parent, collectionId);
  const start = token === undefined ? 0 : placeBehind(names, token);
  const shown = names.slice(start, start + size);
  const projection = parseMask(mask);
  return {
    documents: shown.map((name) => {
      const document = view.get(name);
      return document ? project(document, projection) : { name };
    }),
    next: start + size < names.length ? shown.at(-1) : undefined,
  };
}

/** The name itself may have been deleted in the meantime. */
function placeBehind(names: readonly string[], name: string): number {
  const { segments } = parseDocumentName(name);
  const isBehind = (other: string) => comparePaths(parseDocumentName(other).segments, segments) > 0;
  const place = names.findIndex(isBehind);
  return place === -1 ? names.length : place;
}

function parseOrderBy(text: string): NonNullable<StructuredQuery['orderBy']> {
  return text.split(',').map((part) => {
    const [, fieldPath, direction] = ORDER.exec(part) ?? [];
    if (fieldPath === undefined) throw invalid(`The order "${part}" is not "<field> [asc|desc]".`);
    const isDescending = direction?.toLowerCase() === 'desc';
    return { field: { fieldPath }, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
  });
}

interface Place {
  offset: number;
  time: bigint;
}

function parsePlace(token: string | undefined): Place | undefined {
  if (token === undefined) return undefined;
  const [, offset, time] = PLACE.exec(token) ?? [];
  if (offset === undefined || time === undefined) throw invalid('The page token is not valid.');
  return { offset: Number(offset), time: BigInt(time) };
}

function pageSizeOf({ pageSize }: ListRequest): number {
  if (pageSize === undefined || pageSize === 0) return DEFAULT_PAGE_SIZE;
  if (pageSize > 0) return pageSize;
  throw invalid('The page size is negative.');
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
