import type { StructuredQuery } from '../../firestore/messages.ts';
import { isDocumentName } from '../../firestore/model/field-path.ts';
import type { PathPart } from '../evaluation/matching-blocks.ts';
import { resourceWith } from '../firestore-binding/document-value.ts';
import { segmentsOf } from '../firestore-binding/rule-paths.ts';
import { OpaqueValue } from '../values/opaque-value.ts';
import type { RuleValue } from '../values/rule-value.ts';
import { alternativesOf, type Constraint } from './alternatives.ts';
import { partialDocument } from './partial-document.ts';

/** What is known about the path and the content of documents that a query may find. */
export interface PossibleDocument {
  path: readonly PathPart[];
  resource: RuleValue;
  /** the document's name, if the query fixes it: then the query is a lookup, and `resource` is that document */
  name?: string;
}

/**
 * Returns every kind of document that a query may find; a list is allowed if the rules allow all of them. Returns
 * undefined if there are too many alternatives.
 */
export function possibleDocuments(
  parent: string,
  query: StructuredQuery,
): PossibleDocument[] | undefined {
  const alternatives = alternativesOf(query.where);
  const known = alternatives?.length === 0 ? [[]] : alternatives;
  return known?.map((constraints) => {
    const id = new OpaqueValue('the id of the document');
    const name = new OpaqueValue('the name of the document');
    const pinned = pinnedName(constraints);
    return {
      path: pinned === undefined ? openPath(parent, query, id) : segmentsOf(pinned),
      resource: resourceWith(partialDocument(constraints), id, name),
      ...(pinned !== undefined && { name: pinned }),
    };
  });
}

/** The name in a query by name, which also sets the variables of match blocks. */
function pinnedName(constraints: readonly Constraint[]): string | undefined {
  for (const { field, operator, value } of constraints) {
    if (!isDocumentName(field) || operator !== 'EQUAL') continue;
    if (value && 'referenceValue' in value) return value.referenceValue;
  }
  return undefined;
}

/** The path of documents whose id the query does not fix. */
function openPath(parent: string, query: StructuredQuery, id: OpaqueValue): PathPart[] {
  const between = new OpaqueValue('the path of the collection');
  const [selector] = query.from ?? [];
  const base = segmentsOf(parent);
  const collection: PathPart = selector?.collectionId ?? { open: 'one', value: between };
  const lastParts: PathPart[] = [collection, { open: 'one', value: id }];
  if (!selector?.allDescendants) return [...base, ...lastParts];
  return [...base, { open: 'any', value: between }, ...lastParts];
}

/** The collection that a query reads, starting at /databases; undefined for a collection group. */
export function collectionPath(parent: string, query: StructuredQuery): string[] | undefined {
  const [selector] = query.from ?? [];
  if (!selector?.collectionId || selector.allDescendants) return undefined;
  return [...segmentsOf(parent), selector.collectionId];
}
