import { expect, test } from 'vitest';

import { sellWithFailures } from '../model/sell-with-failures.ts';
import { isolateDatabase } from '../isolated-database.ts';

isolateDatabase();

test('loses nothing in 150 orders with more than twenty kinds of trouble', async () => {
  const kinds = await sellWithFailures(150, 7);
  expect(kinds.size).toBeGreaterThanOrEqual(20);
});
