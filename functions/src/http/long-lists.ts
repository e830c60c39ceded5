import { isSchema, ValidationError, type Schema } from 'yup';

type Nested = Schema & { innerType?: Schema; fields?: Readonly<Record<string, unknown>> };

/**
 * Refuses lists that are too long before their elements are checked: yup checks each element even then, which
 * takes seconds for thousands. Throws the schema's own message.
 */
export function refuseLongLists(schema: Nested, value: unknown, path = ''): void {
  if (Array.isArray(value)) refuseLongList(schema, value, path);
  else if (typeof value === 'object' && value !== null) refuseInFields(schema, value, path);
}

function refuseLongList(schema: Nested, list: readonly unknown[], path: string): void {
  const limit = schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS;
  const max = limit?.params?.max;
  if (typeof max === 'number' && list.length > max) {
    const message: unknown = ValidationError.formatError(limit?.message, { path, max });
    throw new ValidationError(String(message), list, path);
  }
  const { innerType } = schema;
  if (innerType) list.forEach((item, at) => refuseLongLists(innerType, item, `${path}[${at}]`));
}

function refuseInFields({ fields = {} }: Nested, value: object, path: string): void {
  for (const [name, inner] of Object.entries(value)) {
    const field = fields[name];
    if (isSchema(field)) refuseLongLists(field as Nested, inner, path ? `${path}.${name}` : name);
  }
}
