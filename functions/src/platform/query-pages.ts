import type { DocumentSnapshot, Query } from './firestore.ts';

const PAGE = 200;

/**
 * Everything that a query finds, a page at a time. What is done to a page may take its documents out of the query, but
 * must not move them in its order. A query that selects fields selects those of its order as well.
 */
export async function* iteratePages(query: Query): AsyncGenerator<DocumentSnapshot[]> {
  let page = await query.limit(PAGE).get();
  while (!page.empty) {
    yield page.docs;
    if (page.size < PAGE) return;
    page = await query.startAfter(page.docs.at(-1)).limit(PAGE).get();
  }
}

/** Everything that a query finds. */
export async function readAll(query: Query): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for await (const page of iteratePages(query)) found.push(...page);
  return found;
}
