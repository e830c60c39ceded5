import type { DocumentSnapshot, Query } from './firestore.ts';

const PAGE = 200;

/**
 * All results of a query, page by page. Documents may be removed from the query in the meantime, but not moved in
 * its order. Selected fields must include the order fields.
 */
export async function* iteratePages(query: Query): AsyncGenerator<DocumentSnapshot[]> {
  let page = await query.limit(PAGE).get();
  while (!page.empty) {
    yield page.docs;
    if (page.size < PAGE) return;
    page = await query.startAfter(page.docs.at(-1)).limit(PAGE).get();
  }
}

export async function readAll(query: Query): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for await (const page of iteratePages(query)) found.push(...page);
  return found;
}

export function uniqueDocuments(documents: readonly DocumentSnapshot[]): DocumentSnapshot[] {
  return [...new Map(documents.map((document) => [document.ref.path, document])).values()];
}

/** Firestore accepts no more values in one `in` or `array-contains-any` filter. */
const MAX_FILTER_VALUES = 30;

/** The values in parts, each small enough for one `in` filter. */
export function filterParts<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / MAX_FILTER_VALUES) }, (_, place) =>
    values.slice(place * MAX_FILTER_VALUES, (place + 1) * MAX_FILTER_VALUES),
  );
}
