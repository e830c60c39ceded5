import type { Document, Fields } from '../messages.ts';
import { documentSize } from '../model/document-size.ts';
import { documentName } from '../model/resource-name.ts';
import type { ResourceName } from '../model/resource-name.ts';
import { fromMicros } from '../model/timestamps.ts';
import type { Micros } from '../model/timestamps.ts';

/** An immutable version of a document. */
export interface StoredDocument {
  /** Full resource name. */
  readonly name: string;
  /** The path below `…/documents`. */
  readonly segments: readonly string[];
  /** Normalised. */
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
  /** Size as Firestore counts it. */
  readonly bytes: number;
  /** The message that clients receive. */
  readonly message: Document;
}

export function storedDocument(
  resource: ResourceName,
  fields: Fields,
  times: { createTime: Micros; updateTime: Micros },
): StoredDocument {
  const name = documentName(resource.database, resource.segments);
  return {
    name,
    segments: resource.segments,
    fields,
    ...times,
    bytes: documentSize(resource.segments, fields),
    message: {
      name,
      fields,
      createTime: fromMicros(times.createTime),
      updateTime: fromMicros(times.updateTime),
    },
  };
}
