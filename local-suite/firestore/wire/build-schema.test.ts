import { expect, test } from 'vitest';

import { buildSchema } from './build-schema.ts';
import schema from './firestore-v1.json' with { type: 'json' };

test('the schema that the suite loads is the one of the proto files', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(buildSchema())));
});
