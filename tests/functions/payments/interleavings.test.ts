import { afterAll, beforeAll, test } from 'vitest';

import { meetInManyWays } from '../model/interleavings.ts';
import { clearPaperDatabase, openPaperDatabase } from '../isolated-database.ts';

beforeAll(openPaperDatabase);
afterAll(clearPaperDatabase);

test('requests that meet at any of their steps leave one paid order, or its money given back', async () => {
  await meetInManyWays(80);
});
