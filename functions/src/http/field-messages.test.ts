import './field-messages.ts';

import { array, boolean, date, number, object, string, ValidationError, type Schema } from 'yup';
import { expect, test } from 'vitest';

async function sentencesOf(schema: Schema, sent: unknown): Promise<string[]> {
  const options = { abortEarly: false };
  return schema.validate(sent, options).then(
    () => [],
    (error: unknown) => (error instanceof ValidationError ? error.errors : [error]).map(String),
  );
}

test.each([
  [number().min(0), -1, 'Cost per item must be at least 0.'],
  [number().max(10_000), 10_001, 'Cost per item must be at most 10000.'],
  [number().integer(), 1.5, 'Cost per item must be a whole number.'],
  [number(), 'many', 'Cost per item must be a number.'],
  [number().required(), undefined, 'Cost per item is missing.'],
  [number(), null, 'Cost per item is missing.'],
  [boolean(), 'perhaps', 'Cost per item must be true or false.'],
  [date(), 'tomorrow', 'Cost per item must be a date.'],
  [string().max(1), 'abc', 'Cost per item must have at most 1 character.'],
  [string().min(2), 'a', 'Cost per item must have at least 2 characters.'],
  [string().matches(/^a$/), 'b', 'Cost per item is not valid.'],
  [string().oneOf(['a', 'b']), 'c', 'Cost per item must be one of: a, b.'],
  [array().max(1), [1, 2], 'Cost per item must have at most 1 entry.'],
] as [Schema, unknown, string][])(
  'explains what is wrong with a field',
  async (field, sent, message) => {
    const items = array(object({ costPerItem: field }));
    expect(await sentencesOf(object({ items }), { items: [{ costPerItem: sent }] })).toEqual([
      message,
    ]);
  },
);

test('names a body of the wrong type as the request', async () => {
  expect(await sentencesOf(object(), 'text')).toEqual(['The request must be an object.']);
});
