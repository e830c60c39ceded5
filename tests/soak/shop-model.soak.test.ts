import { afterAll, beforeAll, test } from 'vitest';

import { compareWithModel } from '../functions/model/shop-commands.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

beforeAll(openIsolatedDatabase);
afterAll(clearIsolatedDatabase);

test('matches the model in two thousand sequences of thirty steps', async () => {
  await compareWithModel(soakSize('shop-model'), 30);
});
