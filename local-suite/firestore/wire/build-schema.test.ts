import { expect, test } from 'vitest';

import { buildSchema } from './build-schema.ts';
import schema from './firestore-v1.json' with { type: 'json' };

test('matches the proto files in the schema that the suite loads', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(buildSchema())));
});
