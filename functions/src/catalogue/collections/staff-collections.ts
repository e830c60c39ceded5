import type {
  CollectionRow,
  CollectionSettings,
} from '@kargha/domain/catalogue/collection-endpoints';
import {
  collectionMembers,
  type CollectionChange,
  type CollectionQuery,
  type NewCollection,
  type ShopCollection,
} from '@kargha/domain/catalogue/collection-rule';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { conflict } from '../../http/errors.ts';
import { FieldPath, firestore, inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { productRef } from '../../records/product-record.ts';
import { publicEntries } from './collection-members.ts';
import {
  collectionRef,
  collections,
  findCollection,
  readCollectionOrSkip,
} from './collection-record.ts';

const PER_PAGE = 50;

export async function listCollections({
  cursor,
}: CollectionQuery): Promise<CursorPage<CollectionRow>> {
  const entries = await publicEntries();
  return readPage({
    query: collections().orderBy('title').orderBy(FieldPath.documentId()),
    cursor,
    size: PER_PAGE,
    documentRef: collectionRef,
    rowOf: (snapshot) => {
      const collection = readCollectionOrSkip(snapshot);
      if (!collection) return null;
      const { slug, title, kind, published, updatedAt } = collection;
      const products = collectionMembers(collection, entries).length;
      return { slug, title, kind, published, products, updatedAt };
    },
  });
}

export async function collectionSettings(slug: string): Promise<CollectionSettings> {
  return withTitles(await findCollection(slug));
}

async function withTitles(collection: ShopCollection): Promise<CollectionSettings> {
  const { createdAt: _created, updatedAt: _updated, ...settings } = collection;
  const { productIds, coverProductId } = settings;
  const ids = [...new Set([...productIds, coverProductId])].filter((id) => id !== '');
  const found = ids.length > 0 ? await firestore().getAll(...ids.map(productRef)) : [];
  const titles = found.flatMap((product): [string, string][] => {
    const title: unknown = product.get('title');
    return typeof title === 'string' ? [[product.id, title]] : [];
  });
  return { ...settings, titles: Object.fromEntries(titles) };
}

/** Throws 409 taken when the address is in use. */
export async function createCollection(
  { slug, ...content }: NewCollection,
  { by, at }: StaffAction,
): Promise<CollectionSettings> {
  const stored: ShopCollection = { ...content, slug, createdAt: at, updatedAt: at, revision: 0 };
  await inTransaction(async (transaction) => {
    const ref = collectionRef(slug);
    if ((await transaction.get(ref)).exists) {
      throw conflict('taken', 'Another collection already has this address.');
    }
    transaction.create(ref, stored);
    const row = { action: 'collection.create', target: ref.path, actor: by, reason: '', at };
    writeAudit(transaction, { ...row, before: null, after: content });
  });
  return withTitles(stored);
}

/** Changes everything except the address, so that links keep working. Throws 404 and 409 stale. */
export async function changeCollection(
  slug: string,
  { revision, ...changes }: CollectionChange,
  { by, at }: StaffAction,
): Promise<CollectionSettings> {
  const changed = await inTransaction(async (transaction) => {
    const before = await findCollection(slug, transaction);
    if (before.revision !== revision) {
      const message = 'Someone else has just changed this collection. Please check it again.';
      throw conflict('stale', message, { revision: before.revision });
    }
    const stored = { ...changes, revision: revision + 1, updatedAt: at };
    const ref = collectionRef(slug);
    transaction.update(ref, stored);
    const changedBefore = Object.fromEntries(
      Object.entries(before).filter(([field]) => field in changes),
    );
    const row = { action: 'collection.change', target: ref.path, actor: by, reason: '', at };
    writeAudit(transaction, { ...row, before: changedBefore, after: changes });
    return { ...before, ...stored };
  });
  return withTitles(changed);
}

/** Its products stay. Throws 404. */
export function deleteCollection(slug: string, { by, at }: StaffAction): Promise<void> {
  return inTransaction(async (transaction) => {
    const { title } = await findCollection(slug, transaction);
    const ref = collectionRef(slug);
    transaction.delete(ref);
    const row = { action: 'collection.delete', target: ref.path, actor: by, reason: '', at };
    writeAudit(transaction, { ...row, before: { title }, after: null });
  });
}
