import { test } from 'vitest';

import { openCourierShop } from '../functions/courier-fixtures.ts';
import { bookWithFailures } from '../functions/model/book-with-failures.ts';
import { soakSize } from './soak-size.ts';

const shop = openCourierShop(150);

test('takes one AWB for each of a thousand parcels, whatever the aggregator does', async () => {
  await bookWithFailures(shop, soakSize('courier-parcels'));
});
