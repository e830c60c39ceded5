import { afterAll, afterEach } from 'vitest';

import { removeAccounts } from './accounts.ts';
import { closeShoppers } from './shop-browser.ts';

// Test files share a process and its browser.
afterEach(closeShoppers);
afterAll(removeAccounts);
