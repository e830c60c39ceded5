import { test } from 'vitest';

import { checkInterleavings } from '../model/interleavings.ts';
import { isolateDatabase } from '../isolated-database.ts';

isolateDatabase();

test('leaves one paid order or a refund for every interleaving of requests', async () => {
  await checkInterleavings(80);
});
