import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaObjectDescription,
} from 'yup';

export type JsonSchema = Readonly<Record<string, unknown>>;

type Params = Record<string, unknown>;

/** Yup tests as JSON Schema keywords, by test name. Custom tests have none. */
const KEYWORDS: Record<string, Partial<Record<string, (params: Params) => JsonSchema>>> = {
  string: {
    min: ({ min }) => ({ minLength: min }),
    max: ({ max }) => ({ maxLength: max }),
    length: ({ length }) => ({ minLength: length, maxLength: length }),
    matches: ({ regex }) => (regex instanceof RegExp ? { pattern: regex.source } : {}),
    email: () => ({ format: 'email' }),
    url: () => ({ format: 'uri' }),
  },
  number: {
    min: ({ min, more }) => (more === undefined ? { minimum: min } : { exclusiveMinimum: more }),
    max: ({ max, less }) => (less === undefined ? { maximum: max } : { exclusiveMaximum: less }),
    integer: () => ({ type: 'integer' }),
  },
  array: {
    min: ({ min }) => ({ minItems: min }),
    max: ({ max }) => ({ maxItems: max }),
    length: ({ length }) => ({ minItems: length, maxItems: length }),
  },
  object: {
    exact: () => ({ additionalProperties: false }),
    noUnknown: () => ({ additionalProperties: false }),
  },
};

const TYPES: Partial<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
  array: { type: 'array' },
  object: { type: 'object' },
};

/** Types, limits, patterns, choices and defaults. Rules across fields are left out. */
export function jsonSchema(schema: Schema): JsonSchema {
  return describe(schema.describe());
}

export function fieldsOf(
  schema: Schema,
): { name: string; required: boolean; schema: JsonSchema }[] {
  return Object.entries(fieldsIn(schema.describe()) ?? {}).map(([name, field]) => ({
    name,
    required: isRequired(field),
    schema: describe(field),
  }));
}

function describe(description: SchemaFieldDescription): JsonSchema {
  if (!('tests' in description)) return {}; // a reference to another field, or decided by the value
  return {
    ...TYPES[description.type],
    ...choices(description),
    ...keywords(description),
    ...children(description),
    ...defaultOf(description),
  };
}

function keywords({ type, tests }: SchemaDescription): JsonSchema {
  const known = KEYWORDS[type] ?? {};
  const found = tests.map(({ name = '', params = {} }) => known[name]?.(params) ?? {});
  return Object.fromEntries(found.flatMap((keyword) => Object.entries(keyword)));
}

function choices({ oneOf, nullable }: SchemaDescription): JsonSchema {
  if (oneOf.length === 0) return {};
  return { enum: nullable ? [...new Set([...oneOf, null])] : oneOf };
}

function children(description: SchemaDescription): JsonSchema {
  const fields = fieldsIn(description);
  if (fields) {
    const required = Object.keys(fields).filter((name) => isRequired(fields[name]));
    return { properties: describeFields(fields), ...(required.length > 0 && { required }) };
  }
  if (!('innerType' in description)) return {};
  const { innerType } = description as { innerType?: SchemaFieldDescription };
  return innerType ? { items: describe(innerType) } : {};
}

function fieldsIn(description: SchemaDescription): Record<string, SchemaFieldDescription> | null {
  return 'fields' in description ? (description as SchemaObjectDescription).fields : null;
}

function describeFields(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describe(field)]));
}

function isRequired(field: SchemaFieldDescription | undefined): boolean {
  return field !== undefined && 'optional' in field && !field.optional;
}

/** Object defaults are the defaults of their fields. */
function defaultOf({ type, default: value }: SchemaDescription): JsonSchema {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return type !== 'object' && isPlain ? { default: value } : {};
}
