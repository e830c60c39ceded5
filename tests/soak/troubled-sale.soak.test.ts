import { expect, test } from 'vitest';

import { sellWithFailures } from '../functions/model/sell-with-failures.ts';
import { isolateDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

isolateDatabase();

test('loses nothing in five thousand problem orders of more than twenty kinds', async () => {
  const kinds = await sellWithFailures(soakSize('troubled-sale'), 20_261_121);
  expect(kinds.size).toBeGreaterThanOrEqual(20);
});
