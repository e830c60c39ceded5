import { afterAll, beforeAll, expect, test } from 'vitest';

import { sellInTrouble } from '../model/sell-with-failures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('a hundred and fifty orders in trouble of more than twenty kinds lose nothing', async () => {
  const kinds = await sellInTrouble(150, 7);
  expect(kinds.size).toBeGreaterThanOrEqual(20);
});
