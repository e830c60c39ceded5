import { afterAll, beforeAll, test } from 'vitest';

import { tellStories } from '../model/shop-commands.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('whatever shoppers, staff, the gateway and the clock do, the shop ends as its model', async () => {
  await tellStories(40, 30);
});
