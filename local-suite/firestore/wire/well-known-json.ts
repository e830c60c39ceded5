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
  // Only query plans and error details use these types.
  'google.protobuf.Any': unsupported('google.protobuf.Any'),
  'google.protobuf.Duration': unsupported('google.protobuf.Duration'),
  'google.protobuf.Struct': unsupported('google.protobuf.Struct'),
};

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
