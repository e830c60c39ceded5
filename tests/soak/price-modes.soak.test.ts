import { expect, test } from 'vitest';

import { checkPriceModes } from '../pricing/price-modes.ts';
import { soakSize } from './soak-size.ts';

test('what is shown is charged and invoiced in a million carts of both price modes', () => {
  expect(() => checkPriceModes(soakSize('price-modes'), 2026)).not.toThrow();
});
