import type { Fields, Value } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';
import { kindOf } from './value-kind.ts';
import type { ValueKind, ValueOf } from './value-kind.ts';
import { isNumericId } from './resource-id.ts';

/** Source: Firestore quotas, "Maximum size for a document". */
const MAX_DOCUMENT_BYTES = 1_048_576;

const DOCUMENT_OVERHEAD = 32;
const NAME_OVERHEAD = 16;
const NUMBER_BYTES = 8;
const POINT_BYTES = 16;

/** In bytes. Source: Firestore docs, "Storage size calculations". */
export function documentSize(segments: readonly string[], fields: Fields): number {
  return nameSize(segments) + mapSize(fields) + DOCUMENT_OVERHEAD;
}

/** Throws INVALID_ARGUMENT above 1 MiB. */
export function checkDocumentSize(name: string, bytes: number): void {
  if (bytes <= MAX_DOCUMENT_BYTES) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `Document '${name}' cannot be written because its size (${grouped(bytes)} bytes) exceeds the maximum allowed size of ${grouped(MAX_DOCUMENT_BYTES)} bytes.`,
  );
}

function nameSize(segments: readonly string[]): number {
  return segments.reduce((sum, id) => sum + idSize(id), NAME_OVERHEAD);
}

function idSize(id: string): number {
  return isNumericId(id) ? NUMBER_BYTES : textSize(id);
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function mapSize(fields: Fields | undefined): number {
  return Object.entries(fields ?? {}).reduce(
    (sum, [name, value]) => sum + textSize(name) + valueSize(value),
    0,
  );
}

type Sizes = { [Kind in ValueKind]: (value: ValueOf<Kind>) => number };

const SIZES: Sizes = {
  nullValue: () => 1,
  booleanValue: () => 1,
  integerValue: () => NUMBER_BYTES,
  doubleValue: () => NUMBER_BYTES,
  timestampValue: () => NUMBER_BYTES,
  stringValue: ({ stringValue }) => textSize(stringValue),
  bytesValue: ({ bytesValue }) => bytesValue.length,
  referenceValue: ({ referenceValue }) => nameSize(referenceValue.split('/').slice(5)),
  geoPointValue: () => POINT_BYTES,
  arrayValue: ({ arrayValue }) =>
    (arrayValue.values ?? []).reduce((sum, element) => sum + valueSize(element), 0),
  mapValue: ({ mapValue }) => mapSize(mapValue.fields),
};

function valueSize(value: Value): number {
  const size = SIZES[kindOf(value)] as (value: Value) => number;
  return size(value);
}

function grouped(bytes: number): string {
  return bytes.toLocaleString('en-US');
}
