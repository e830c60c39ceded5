import { afterAll, beforeAll, test } from 'vitest';

import { checkInterleavings } from '../model/interleavings.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('leaves one paid order or a refund for every interleaving of requests', async () => {
  await checkInterleavings(80);
});
