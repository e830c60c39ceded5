import { documentName } from '../../model/resource-name.ts';
import type { Scope } from '../../query/scope.ts';

/** The key of queries on collections with any id: every commit may concern them. */
const EVERYTHING = '*';

/** The key under which changes of a query's documents are found: a collection's name, or a group's. */
export function scopeKey({ database, parent, collectionId, allDescendants }: Scope): string {
  if (collectionId === undefined) return EVERYTHING;
  if (allDescendants) return groupKey(collectionId);
  return documentName(database, [...parent, collectionId]);
}

/** The keys that a change of a document concerns: its name, its collection, its collection group. */
export function keysOfChange(name: string): string[] {
  const collection = name.slice(0, name.lastIndexOf('/'));
  const group = groupKey(collection.slice(collection.lastIndexOf('/') + 1));
  return [name, collection, group, EVERYTHING];
}

function groupKey(collectionId: string): string {
  return `*/${collectionId}`;
}
