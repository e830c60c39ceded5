import {
  CONDITION_FIELDS,
  type CollectionChange,
  type CollectionRow,
  type CollectionSettings,
  type NewCollection,
} from '@kargha/domain/catalogue/collection-rule';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

const ROOT = '/collections';
const KINDS = ['manual', 'rule'] as const;

/** Returns one page of collections, sorted by title. @throws ApiError */
export async function listCollections(cursor: string): Promise<ListPage<CollectionRow>> {
  const answer = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ cursor })}`));
  return {
    rows: answer.parts('rows').map((row) => ({
      slug: row.text('slug'),
      title: row.text('title'),
      kind: row.choice('kind', KINDS),
      published: row.flag('published', false),
      products: row.number('products'),
      updatedAt: row.text('updatedAt'),
    })),
    nextCursor: answer.text('nextCursor') || null,
  };
}

/** @throws ApiError 404 */
export async function findCollection(slug: string): Promise<CollectionSettings> {
  return toSettings(await callStaffApi(`${collectionPath(slug)}/settings`));
}

/** @throws ApiError 409 `taken` */
export async function createCollection(collection: NewCollection): Promise<CollectionSettings> {
  return toSettings(await callStaffApi(ROOT, { method: 'POST', body: collection }));
}

/** @throws ApiError 409 `stale` */
export async function changeCollection(
  slug: string,
  change: CollectionChange,
): Promise<CollectionSettings> {
  return toSettings(await callStaffApi(collectionPath(slug), { method: 'PUT', body: change }));
}

/** @throws ApiError 404 */
export async function deleteCollection(slug: string): Promise<void> {
  await callStaffApi(collectionPath(slug), { method: 'DELETE' });
}

function collectionPath(slug: string): string {
  return `${ROOT}/${encodeURIComponent(slug)}`;
}

function toSettings(answer: unknown): CollectionSettings {
  const fields = storedFields(answer).part('collection');
  return {
    slug: fields.text('slug'),
    title: fields.text('title'),
    description: fields.text('description'),
    titleHindi: fields.text('titleHindi'),
    descriptionHindi: fields.text('descriptionHindi'),
    kind: fields.choice('kind', KINDS),
    match: fields.choice('match', ['all', 'any']),
    conditions: fields.parts('conditions').map((condition) => ({
      field: condition.choice('field', CONDITION_FIELDS),
      value: condition.text('value'),
    })),
    productIds: fields.texts('productIds'),
    coverProductId: fields.text('coverProductId'),
    published: fields.flag('published', false),
    revision: fields.number('revision'),
    titles: toTitles(fields),
  };
}

function toTitles(fields: StoredFields): Record<string, string> {
  const known = Object.entries(fields.record('titles'));
  return Object.fromEntries(
    known.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
