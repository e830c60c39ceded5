import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import type {
  PageSources,
  PublicDocument,
  PublicListRequest,
} from '@kargha/domain/settings/page-renderer';

import {
  publicEntries,
  readPublicCollection,
} from '../../catalogue/collections/collection-members.ts';
import {
  listPublicOrigins,
  originAddress,
  originKind,
  readPublicOrigin,
} from '../../catalogue/origins/public-origin.ts';
import { readPublicPiece } from '../../catalogue/pieces/public-piece.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { FieldPath, firestore, withDates, type Query } from '../../platform/firestore.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { shopFrontFrom } from '../shop-front.ts';

/** The same conditions as in firestore.rules. A request without them is an error in the page. */
const CONDITIONS: Readonly<Record<string, PublicListRequest['where']>> = {
  [COLLECTIONS.products]: { status: 'active', restricted: false },
  [COLLECTIONS.stories]: { status: 'published' },
};

const DOCUMENTS = [
  `${COLLECTIONS.settings}/${PUBLIC_SETTINGS_ID}`,
  `${COLLECTIONS.content}/policies`,
  `${COLLECTIONS.content}/size-guides`,
];

interface PublicRecord {
  /** the path between the root and the last part, such as the kind of an origin; '' without one */
  part: string;
  slug: string;
  entries: () => Promise<readonly CatalogueEntry[]>;
}

/** What pages call of `/api`, by root. */
const RECORDS: Readonly<Record<string, (record: PublicRecord) => Promise<object>>> = {
  collections: async ({ slug, entries }) => ({
    collection: await readPublicCollection(slug, entries),
  }),
  origins: async ({ part, slug, entries }) =>
    part === ''
      ? { origins: listPublicOrigins(originKind(slug), await entries()) }
      : { origin: await readPublicOrigin(originAddress({ kind: part, slug }), entries) },
  pieces: async ({ slug: code }) => ({ piece: await readPublicPiece(code) }),
};

const RECORD_PATH = /^\/(\w+)\/(?:(\w+)\/)?([^/?]+)$/;

function recordIn(path: string) {
  const [, root = '', part = '', slug = ''] = RECORD_PATH.exec(path) ?? [];
  const read = RECORDS[root];
  if (!read) throw new Error(`Pages do not call ${path}.`);
  return [read, part, decodeURIComponent(slug)] as const;
}

/** A list of the catalogue has up to a hundred products, and each category and order is a list. */
const MAX_LISTS = 100;

/**
 * What pages read while the server renders them: only what every guest may read. Lists of the catalogue are cached
 * for a minute, so that visits cannot cause many reads; the rest is at most five documents of a page.
 */
export function pageSources(now: () => Date): PageSources {
  const lists = new Map<string, () => Promise<PublicDocument[]>>();
  const entries = cacheFor(MINUTE_MS, now, publicEntries);
  return {
    async document(collection, id) {
      const path = `${collection}/${id}`;
      if (!DOCUMENTS.includes(path)) throw new Error(`Pages do not read ${path}.`);
      const snapshot = await firestore().doc(path).get();
      return snapshot.exists ? plain(snapshot.data()) : undefined;
    },
    list(list) {
      if (!list.orderBy) return readList(list);
      const key = JSON.stringify(list);
      const read = lists.get(key) ?? cacheFor(MINUTE_MS, now, () => readList(list));
      if (lists.size >= MAX_LISTS) lists.clear();
      lists.set(key, read);
      return read();
    },
    async api(path) {
      if (path === '/settings/shop-front') {
        return plain(shopFrontFrom((await settingsRef().get()).data(), now()));
      }
      const [read, part, slug] = recordIn(path);
      return plain(await read({ part, slug, entries }));
    },
  };
}

async function readList({ collection, select, where, orderBy, limit }: PublicListRequest) {
  const conditions = Object.entries(CONDITIONS[collection] ?? { 'no such list': '' });
  if (conditions.some(([field, value]) => where[field] !== value)) {
    throw new Error(`Pages read only public ${collection}.`);
  }
  let query: Query = firestore().collection(collection).limit(limit);
  for (const [name, value] of Object.entries(where)) {
    const field = name === '__name__' ? FieldPath.documentId() : name;
    query = query.where(field, typeof value === 'object' ? 'in' : '==', value);
  }
  if (orderBy) query = query.orderBy(...orderBy).orderBy(FieldPath.documentId(), orderBy[1]);
  if (select) query = query.select(...select);
  const { docs } = await query.get();
  return docs.map((snapshot) => ({ id: snapshot.id, data: plain(snapshot.data()) }));
}

/** As the REST API returns it: times are text. */
function plain(data: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(withDates(data))) as Record<string, unknown>;
}
