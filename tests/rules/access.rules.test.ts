import { testAccess } from './access-table.ts';
import { ACCESS_TABLES } from './tables/index-of-tables.ts';

for (const table of ACCESS_TABLES) testAccess(table);
