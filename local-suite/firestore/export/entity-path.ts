import type { WireMessage } from './wire-message.ts';
import { WireWriter } from './wire-writer.ts';

/** An id such as `__id42__` is stored as the number 42 (Firestore's numeric ids). */
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Field numbers of the groups that hold a collection and a document id. */
interface PathLayout {
  group: number;
  collection: number;
  numericId: number;
  name: number;
}

/** onestore.v3.Path.Element, used in keys and entity groups. */
export const KEY_PATH: PathLayout = { group: 1, collection: 2, numericId: 3, name: 4 };
/** The same in PropertyValue.ReferenceValue. */
export const REFERENCE_PATH: PathLayout = { group: 14, collection: 15, numericId: 16, name: 17 };

/** Writes the segments of a document path (collection, id, collection, id, …). */
export function writePath(
  message: WireWriter,
  layout: PathLayout,
  segments: readonly string[],
): WireWriter {
  for (let at = 0; at + 1 < segments.length; at += 2) {
    const element = new WireWriter().text(layout.collection, segments[at] ?? '');
    const id = segments[at + 1] ?? '';
    const number = NUMERIC_ID.exec(id)?.[1];
    if (number === undefined) element.text(layout.name, id);
    else element.integer(layout.numericId, BigInt(number));
    message.group(layout.group, element);
  }
  return message;
}

/** Returns the document path (`collection/id/…`). */
export function readPath(message: WireMessage, layout: PathLayout): string {
  return message
    .everyGroup(layout.group)
    .map((element) => {
      const number = element.integer(layout.numericId);
      const id = number === undefined ? element.text(layout.name) : `__id${number}__`;
      const collection = element.text(layout.collection);
      if (!collection || !id) throw new Error('A document path is missing a collection or an id.');
      return `${collection}/${id}`;
    })
    .join('/');
}
