import { expect, test } from 'vitest';
import { array, boolean, lazy, number, object, string } from 'yup';

import { fieldsOf, jsonSchema } from './json-schema.ts';

test('describes the constraints of a schema', () => {
  const schema = object({
    title: string().min(3).max(120).required(),
    email: string().email(),
    pin: string().matches(/^\d{6}$/),
    pieces: number().integer().min(1).max(10).required(),
    price: number().moreThan(0),
    colours: array(string().max(20)).min(1).max(5),
    kind: string().oneOf(['saree', 'stole']).default('saree'),
    isOpen: boolean(),
  }).exact();
  expect(jsonSchema(schema)).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['title', 'pieces'],
    properties: {
      title: { type: 'string', minLength: 3, maxLength: 120 },
      email: { type: 'string', format: 'email' },
      pin: { type: 'string', pattern: '^\\d{6}$' },
      pieces: { type: 'integer', minimum: 1, maximum: 10 },
      price: { type: 'number', exclusiveMinimum: 0 },
      colours: {
        type: 'array',
        minItems: 1,
        maxItems: 5,
        items: { type: 'string', maxLength: 20 },
      },
      kind: { type: 'string', enum: ['saree', 'stole'], default: 'saree' },
      isOpen: { type: 'boolean' },
    },
  });
});

test('marks optional choices and leaves conditional ones open', () => {
  const schema = object({
    kind: string().oneOf(['a']).nullable(),
    other: lazy(() => string()),
  });
  expect(jsonSchema(schema)).toMatchObject({
    properties: { kind: { enum: ['a', null] }, other: {} },
  });
});

test('lists the fields of a query', () => {
  const query = object({ page: number().min(1).default(1), search: string().required() });
  expect(fieldsOf(query)).toEqual([
    { name: 'page', required: false, schema: { type: 'number', minimum: 1, default: 1 } },
    { name: 'search', required: true, schema: { type: 'string' } },
  ]);
});
