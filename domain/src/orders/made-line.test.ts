import { expect, test } from 'vitest';

import { isMadeLine, madeLineId } from './made-line.ts';

test('what is made for one order is told from every product of the catalogue', () => {
  expect(isMadeLine(madeLineId(12))).toBe(true);
  for (const productId of ['made-to-measure', 'ready-made-1', 'made-', 'saree']) {
    expect(isMadeLine(productId)).toBe(false);
  }
});
