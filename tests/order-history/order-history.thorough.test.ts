import { test } from 'vitest';

import { caseCount } from '../soak/case-count.ts';
import { checkOrderHistories } from './check-order-histories.ts';

/** A minute is too little on a busy machine. */
const TIME_LIMIT_MS = 300_000;

test(
  'ledger, documents, stock, reports and gateway agree in any history',
  () => checkOrderHistories(caseCount({ usual: 400, all: 1000 })),
  TIME_LIMIT_MS,
);
