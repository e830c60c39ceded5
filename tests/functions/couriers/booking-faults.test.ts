import { test } from 'vitest';

import { openCourierShop } from '../courier-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { bookWithFailures } from '../model/book-with-failures.ts';

isolateDatabase();

const shop = openCourierShop(150);

test(
  'never takes two AWBs for a parcel nor keeps one without a parcel, whatever the aggregator does',
  { timeout: 15 * 60_000 },
  () => bookWithFailures(shop, 120),
);
