import { expect, test } from 'vitest';

import { caseCount } from '../soak/case-count.ts';
import { checkPriceModes } from './price-modes.ts';

/** Planted bugs in shares, rates and rounding showed within the first thousand. */
const CARTS = caseCount({ usual: 3000, all: 10_000 });

test('what is shown is charged and invoiced in both price modes', () => {
  expect(() => checkPriceModes(CARTS, 20_261_126)).not.toThrow();
}, 180_000);
