import { afterAll, beforeAll, test } from 'vitest';

import { meetInManyWays } from '../functions/model/interleavings.ts';
import { clearPaperDatabase, openPaperDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

beforeAll(openPaperDatabase);
afterAll(clearPaperDatabase);

test('requests that meet in ten thousand ways end well', async () => {
  await meetInManyWays(soakSize('interleavings'));
});
