import type { Page, Response } from 'playwright-core';

/** What a page's browser has asked for since this was asked last, once the network is quiet. */
export interface RequestCounts {
  /** of Firestore, as it counts them */
  documents: number;
  /** answers of functions that a CDN may keep for everybody, or for nobody */
  calls: number;
}

const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080'}/`;

/** Counts for one page. Asking throws when Firestore answered in a way that nobody counts here. */
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

/** One for each document, found or not, and one for a query that finds nothing. */
async function countDocuments(response: Response): Promise<number> {
  const [, method] = /:(\w+)(?:\?|$)/.exec(response.url()) ?? [];
  if (method === 'runAggregationQuery') return 1;
  if (method !== 'runQuery' && method !== 'batchGet') {
    throw new Error(`${response.url()}: nobody counts what this reads.`);
  }
  const rows = (await response.json()) as { document?: unknown; found?: unknown }[];
  const documents = rows.filter(({ document, found }) => document ?? found);
  return method === 'runQuery' ? Math.max(1, documents.length) : rows.length;
}
