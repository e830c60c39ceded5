import { afterAll, beforeAll, test } from 'vitest';

import { tellStories } from '../functions/model/shop-commands.ts';
import { clearPaperDatabase, openPaperDatabase } from '../functions/isolated-database.ts';
import { soakSize } from './soak-size.ts';

beforeAll(openPaperDatabase);
afterAll(clearPaperDatabase);

test('two thousand stories of thirty steps end as the model', async () => {
  await tellStories(soakSize('shop-model'), 30);
});
