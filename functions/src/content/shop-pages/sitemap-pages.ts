import { fallback } from 'valibot';

import { newestOfOrigins } from '@kargha/domain/catalogue/origin';
import { originListPath, originPath, ORIGIN_KINDS } from '@kargha/domain/catalogue/origin-address';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedObject, timeOrNull } from '@kargha/domain/records/stored-fields';

import { publicEntries } from '../../catalogue/collections/collection-members.ts';
import { firestore, type Query } from '../../platform/firestore.ts';
import { reader } from '../../records/stored-documents.ts';
import { publicProductPages } from './public-products.ts';
import { MAX_IN_SITEMAP, type SitemapPage } from './sitemap.ts';

/** Limit for collections and stories, which staff create by hand. */
const MAX_PER_KIND = 1_000;

export async function sitemapPages(): Promise<SitemapPage[]> {
  const database = firestore();
  const collections = database.collection(COLLECTIONS.collections).where('published', '==', true);
  const stories = database.collection(COLLECTIONS.stories).where('status', '==', 'published');
  const shown = await Promise.all([
    pagesOf('/collections', collections),
    pagesOf('/stories', stories),
    publicProductPages(MAX_IN_SITEMAP - 3 * MAX_PER_KIND),
    originPages(),
  ]);
  return shown.flat();
}

/** Their products change more often than what staff write about them, so they have the time of the newest product. */
async function originPages(): Promise<SitemapPage[]> {
  const entries = await publicEntries();
  const pages = ORIGIN_KINDS.flatMap((kind) => {
    const ofKind = [...newestOfOrigins(kind, entries)].map(([slug, { createdAt }]) => ({
      path: originPath(kind, slug),
      updatedAt: createdAt,
    }));
    const [latest] = ofKind.toSorted((one, other) => +other.updatedAt - +one.updatedAt);
    return latest ? [{ ...latest, path: originListPath(kind) }, ...ofKind] : [];
  });
  return pages.slice(0, MAX_PER_KIND);
}

const readTime = reader({ schema: storedObject({ updatedAt: fallback(timeOrNull, null) }) });

/** Pages of documents that are addressed by ID, below `folder`. */
async function pagesOf(folder: string, documents: Query): Promise<SitemapPage[]> {
  const { docs } = await documents.limit(MAX_PER_KIND).select('updatedAt').get();
  return docs.map((snapshot) => ({
    path: `${folder}/${encodeURIComponent(snapshot.id)}`,
    updatedAt: readTime(snapshot)?.updatedAt ?? snapshot.updateTime.toDate(),
  }));
}
