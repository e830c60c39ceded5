import type { Page, Response } from 'playwright-core';

/** Requests of a page since the last call, once the network is idle. */
export interface RequestCounts {
  /** Firestore documents, counted as Firestore bills them. */
  documents: number;
  /** API responses, including those that a CDN may cache. */
  calls: number;
}

const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080'}/`;

/** Returns a function that reads the counts. It throws when Firestore gave a response that is not counted here. */
export function countRequests(page: Page): () => Promise<RequestCounts> {
  let documentCounts: Promise<number>[] = [];
  let calls = 0;
  page.on('response', (response) => {
    const isRequest = response.request().method() !== 'OPTIONS';
    if (isRequest && response.url().startsWith(FIRESTORE))
      documentCounts.push(countDocuments(response));
    if (new URL(response.url()).pathname.startsWith('/api/')) calls += 1;
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const counts = await Promise.all(documentCounts);
    const totals = { documents: counts.reduce((sum, count) => sum + count, 0), calls };
    documentCounts = [];
    calls = 0;
    return totals;
  };
}

/** One for each document, found or not, and one for a query without results. */
async function countDocuments(response: Response): Promise<number> {
  const [, method] = /:(\w+)(?:\?|$)/.exec(response.url()) ?? [];
  if (method === 'runAggregationQuery') return 1;
  if (method !== 'runQuery' && method !== 'batchGet') {
    throw new Error(`${response.url()}: reads of this method are not counted.`);
  }
  const rows = (await response.json()) as { document?: unknown; found?: unknown }[];
  const documents = rows.filter(({ document, found }) => document ?? found);
  return method === 'runQuery' ? Math.max(1, documents.length) : rows.length;
}
