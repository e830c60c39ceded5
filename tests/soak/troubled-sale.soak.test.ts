import { afterAll, beforeAll, expect, test } from 'vitest';

import { sellWithFailures } from '../functions/model/sell-with-failures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('loses nothing in five thousand problem orders of more than twenty kinds', async () => {
  const kinds = await sellWithFailures(soakSize('troubled-sale'), 20_261_121);
  expect(kinds.size).toBeGreaterThanOrEqual(20);
});
