import { test } from 'vitest';

import { compareWithModel } from '../functions/model/shop-commands.ts';
import { isolateDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

isolateDatabase();

test('matches the model in two thousand sequences of thirty steps', async () => {
  await compareWithModel(soakSize('shop-model'), 30);
});
