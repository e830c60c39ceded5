import { test } from 'vitest';

import { checkOrderHistories } from './check-order-histories.ts';

test('ledger, documents, stock, reports and gateway agree in any history', () => {
  checkOrderHistories(1000);
});
