import { expect, test } from 'vitest';

import { COLLECTIONS } from '../../domain/src/records/collections.ts';
import { testAccess } from './access-table.ts';
import { ACCESS_TABLES } from './tables/all-tables.ts';

test('covers every collection of the shop', () => {
  const tabled = new Set(ACCESS_TABLES.map(({ target }) => target.path.split('/')[0]));
  expect(Object.values(COLLECTIONS).filter((name) => !tabled.has(name))).toEqual([]);
});

for (const [number, table] of ACCESS_TABLES.entries()) testAccess(table, number);
