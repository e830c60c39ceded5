import type { StructuredQuery } from '../messages.ts';
import { compareToPrefix } from '../model/resource-id.ts';
import { checkCollectionId } from '../model/resource-name.ts';
import type { ResourceName } from '../model/resource-name.ts';
import { RpcError } from '../rpc-error.ts';

/** The documents that a query considers, before any filter. */
export interface Scope {
  database: string;
  /** The path of the parent document; empty for the root. */
  parent: readonly string[];
  /** `undefined`: collections with any id. */
  collectionId: string | undefined;
  /** Includes collections at any depth. */
  allDescendants: boolean;
}

export function parseScope(parent: ResourceName, from: StructuredQuery['from']): Scope {
  if (from && from.length > 1) {
    throw new RpcError('INVALID_ARGUMENT', 'A query can select from one collection only.');
  }
  const { collectionId, allDescendants = false } = from?.[0] ?? {};
  if (collectionId) checkCollectionId(collectionId);
  return {
    database: parent.database,
    parent: parent.segments,
    collectionId: collectionId === '' ? undefined : collectionId,
    allDescendants,
  };
}

export function scopeContains(scope: Scope, segments: readonly string[]): boolean {
  const { parent, collectionId, allDescendants } = scope;
  const depth = segments.length - parent.length;
  if (depth < 2 || (depth > 2 && !allDescendants)) return false;
  if (collectionId !== undefined && segments.at(-2) !== collectionId) return false;
  return compareToPrefix(segments, parent) === 0;
}
