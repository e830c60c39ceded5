import { afterAll, beforeAll, test } from 'vitest';

import { meetInManyWays } from '../model/interleavings.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('requests that meet at any of their steps leave one paid order, or its money given back', async () => {
  await meetInManyWays(80);
});
