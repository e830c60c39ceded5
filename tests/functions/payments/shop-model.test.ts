import { afterAll, beforeAll, test } from 'vitest';

import { compareWithModel } from '../model/shop-commands.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('matches the model for any sequence of actions', async () => {
  await compareWithModel(40, 30);
});
