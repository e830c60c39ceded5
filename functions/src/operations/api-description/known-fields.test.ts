import { expect, test } from 'vitest';
import type { AnySchema, ArraySchema, ObjectSchema } from 'yup';

import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

/** Their handlers pick the known fields themselves. */
const READ_BY_NAME = new Set([
  'POST /api/products',
  'PUT /api/products/:id',
  'POST /api/product-import',
  'POST /api/invoices',
  'PUT /api/content/:section',
  'PUT /api/settings/:section',
]);

const routes = SHOP_ENDPOINTS.flatMap(({ method, path, body }) =>
  body ? [[`${method} ${path}`, body as AnySchema] as const] : [],
).filter(([name]) => !READ_BY_NAME.has(name));

test.each(routes)('%s rejects or drops unknown fields at every depth', (_, body) => {
  expect(openObjects(body, 'body')).toEqual([]);
});

function openObjects(schema: AnySchema, path: string): string[] {
  if (isList(schema)) {
    return schema.innerType ? openObjects(schema.innerType as AnySchema, `${path}[]`) : [];
  }
  if (!isObject(schema)) return [];
  const isClosed =
    schema.spec.noUnknown === true || schema.describe().tests.some(({ name }) => name === 'exact');
  const within = Object.entries(schema.fields).flatMap(([name, field]) =>
    openObjects(field as AnySchema, `${path}.${name}`),
  );
  return isClosed ? within : [path, ...within];
}

type AnyList = ArraySchema<unknown[], object>;
type AnyObject = ObjectSchema<object> & { spec: { noUnknown?: boolean } };

const isList = (schema: AnySchema): schema is AnyList => schema.type === 'array';
const isObject = (schema: AnySchema): schema is AnyObject => schema.type === 'object';
