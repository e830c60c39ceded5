import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, withDates, type Query } from '../platform/firestore.ts';
import { publicProductPages } from './public-products.ts';
import { MOST_IN_SITEMAP, type SitemapPage } from './sitemap.ts';

/** Staff make collections and publish stories by hand: there are never more of a kind than this. */
const MAX_PER_KIND = 1_000;

/** Everything in the database that has a page which everybody may open. */
export async function sitemapPages(): Promise<SitemapPage[]> {
  const database = firestore();
  const collections = database.collection(COLLECTIONS.collections).where('published', '==', true);
  const stories = database.collection(COLLECTIONS.stories).where('status', '==', 'published');
  const shown = await Promise.all([
    pagesOf('/collections', collections),
    pagesOf('/stories', stories),
    publicProductPages(MOST_IN_SITEMAP - 2 * MAX_PER_KIND),
  ]);
  return shown.flat();
}

/** The pages of documents that are found by their ids, below `folder`. */
async function pagesOf(folder: string, documents: Query): Promise<SitemapPage[]> {
  const { docs } = await documents.limit(MAX_PER_KIND).select('updatedAt').get();
  return docs.map((snapshot) => {
    const { updatedAt } = withDates(snapshot.data()) as { updatedAt?: unknown };
    return {
      path: `${folder}/${encodeURIComponent(snapshot.id)}`,
      updatedAt: updatedAt instanceof Date ? updatedAt : snapshot.updateTime.toDate(),
    };
  });
}
