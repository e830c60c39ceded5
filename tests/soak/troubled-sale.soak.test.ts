import { afterAll, beforeAll, expect, test } from 'vitest';

import { sellWithFailures } from '../functions/model/sell-with-failures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('five thousand orders in trouble of more than twenty kinds lose nothing', async () => {
  const kinds = await sellWithFailures(soakSize('troubled-sale'), 20_261_121);
  expect(kinds.size).toBeGreaterThanOrEqual(20);
});
