import { test } from 'vitest';

import { checkInterleavings } from '../functions/model/interleavings.ts';
import { isolateDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

isolateDatabase();

test('handles ten thousand interleavings of concurrent requests', async () => {
  await checkInterleavings(soakSize('interleavings'));
});
