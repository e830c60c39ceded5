import { test } from 'vitest';

import { compareWithModel } from '../model/shop-commands.ts';
import { isolateDatabase } from '../isolated-database.ts';

isolateDatabase();

test('matches the model for any sequence of actions', async () => {
  await compareWithModel(40, 30);
});
