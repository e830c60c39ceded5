import { join } from 'node:path';

import { PROJECT_ROOT } from './project-root.ts';

const SAVED = join(PROJECT_ROOT, '.cache', 'saved-shop');

export const SAVED_SHOP = {
  folder: SAVED,
  exported: join(SAVED, 'export'),
  inventory: join(SAVED, 'inventory.json'),
} as const;
