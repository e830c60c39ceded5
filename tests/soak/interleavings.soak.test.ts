import { afterAll, beforeAll, test } from 'vitest';

import { checkInterleavings } from '../functions/model/interleavings.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('handles ten thousand interleavings of concurrent requests', async () => {
  await checkInterleavings(soakSize('interleavings'));
});
