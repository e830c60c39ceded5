import { test } from 'vitest';

import { checkOrderHistories } from '../order-history/check-order-histories.ts';
import { soakSize } from './soak-size.ts';

test('ledger, documents, stock, reports and gateway agree in ten thousand histories', () => {
  checkOrderHistories(soakSize('order-history'));
});
