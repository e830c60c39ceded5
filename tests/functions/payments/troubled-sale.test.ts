import { afterAll, beforeAll, expect, test } from 'vitest';

import { sellInTrouble } from '../model/troubled-sale.ts';
import { clearPaperDatabase, openPaperDatabase } from '../paper-database.ts';

beforeAll(openPaperDatabase);
afterAll(clearPaperDatabase);

test('a hundred and fifty orders in trouble of more than twenty kinds lose nothing', async () => {
  const kinds = await sellInTrouble(150, 7);
  expect(kinds.size).toBeGreaterThanOrEqual(20);
});
