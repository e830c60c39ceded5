import { comparePaths, compareToPrefix } from '../../model/resource-id.ts';
import { documentName, parseParentName } from '../../model/resource-name.ts';
import type { View } from '../../store/view.ts';

/** Returns the names of a collection's documents in order, including missing ones with subcollections. */
export function childDocumentNames(view: View, parent: string, collectionId: string): string[] {
  const { database, segments } = parseParentName(parent);
  const collection = [...segments, collectionId];
  const children = new Map<string, readonly string[]>();
  for (const path of pathsUnder(view, collection)) {
    const child = path.slice(0, collection.length + 1);
    children.set(documentName(database, child), child);
  }
  return [...children].sort(([, a], [, b]) => comparePaths(a, b)).map(([name]) => name);
}

/** Returns the paths of all documents in and below a collection. */
function* pathsUnder(view: View, collection: readonly string[]): Generator<readonly string[]> {
  const isUnder = (path: readonly string[]) =>
    path.length > collection.length && compareToPrefix(path, collection) === 0;
  const position = ({ segments }: { segments: readonly string[] }) =>
    compareToPrefix(segments, collection);
  const { overlay } = view;
  for (const { segments, current } of view.database.all.slots.range(position)) {
    if (isUnder(segments) && !overlay.has(current.name)) yield segments;
  }
  for (const document of overlay.values()) {
    if (document && isUnder(document.segments)) yield document.segments;
  }
}
