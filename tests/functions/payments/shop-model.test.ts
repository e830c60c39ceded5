import { afterAll, beforeAll, test } from 'vitest';

import { tellStories } from '../model/shop-commands.ts';
import { clearPaperDatabase, openPaperDatabase } from '../isolated-database.ts';

beforeAll(openPaperDatabase);
afterAll(clearPaperDatabase);

test('whatever shoppers, staff, the gateway and the clock do, the shop ends as its model', async () => {
  await tellStories(40, 30);
});
