/** A google.firestore.v1.Value in the JSON of Firestore's REST API. */
export interface JsonValue {
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number;
  booleanValue?: boolean;
  timestampValue?: string;
  mapValue?: { fields?: JsonFields };
  arrayValue?: { values?: JsonValue[] };
  [other: string]: unknown;
}

export type JsonFields = Record<string, JsonValue>;

/** Converts fields to plain JSON. Timestamps stay ISO strings; references, bytes and geo points stay as they are. */
export function plainFields(fields: JsonFields = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: JsonValue): unknown {
  if (value.mapValue) return plainFields(value.mapValue.fields);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plainValue);
  if (value.integerValue !== undefined) return Number(value.integerValue);
  const [scalar = null] = Object.values(value);
  return scalar;
}
