import type { Struct } from '../messages.ts';
import { InvalidJson } from './invalid-json.ts';
import { SCALAR_FORMS } from './scalar-json.ts';
import type { JsonForm } from './scalar-json.ts';
import { readTimestamp, writeTimestamp } from './timestamp-json.ts';

const TIMESTAMP: JsonForm = {
  read: readTimestamp,
  write: (value) => writeTimestamp(value as Parameters<typeof writeTimestamp>[0]),
};

/** Message types with their own JSON form in ProtoJSON, by full name. */
export const WELL_KNOWN_FORMS: Record<string, JsonForm | undefined> = {
  'google.protobuf.Timestamp': TIMESTAMP,
  'google.protobuf.Int32Value': wrapped('int32', 0),
  'google.protobuf.Int64Value': wrapped('int64', '0'),
  'google.protobuf.DoubleValue': wrapped('double', 0),
  // Only error details use this type.
  'google.protobuf.Any': unsupported('google.protobuf.Any'),
  // Only in query plans, which are never read.
  'google.protobuf.Duration': { ...unsupported('google.protobuf.Duration'), write: writeDuration },
  'google.protobuf.Struct': { ...unsupported('google.protobuf.Struct'), write: writeStruct },
};

function writeDuration(value: unknown): string {
  const { seconds = '0', nanos = 0 } = value as { seconds?: string; nanos?: number };
  return `${seconds}.${String(nanos).padStart(9, '0')}s`;
}

/** Query plans have only texts and structs in a struct. */
function writeStruct(value: unknown): Record<string, unknown> {
  const entries = Object.entries((value as Partial<Struct>).fields ?? {});
  return Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      'structValue' in item ? writeStruct(item.structValue) : item.stringValue,
    ]),
  );
}

/** `{ value }` in messages, the bare value in JSON. */
function wrapped(scalar: string, absent: unknown): JsonForm {
  const form = SCALAR_FORMS[scalar] ?? unsupported(scalar);
  return {
    read: (json) => ({ value: form.read(json) }),
    write: (message) => form.write((message as { value?: unknown }).value ?? absent),
  };
}

function unsupported(type: string): JsonForm {
  const refuse = (): never => {
    throw new InvalidJson(`${type} is not supported here`);
  };
  return { read: refuse, write: refuse };
}
