import { expect, test } from 'vitest';

import { isCustomLine, customLineId } from './custom-line.ts';

test('what is made for one order is told from every product of the catalogue', () => {
  expect(isCustomLine(customLineId(12))).toBe(true);
  for (const productId of ['made-to-measure', 'ready-made-1', 'made-', 'saree']) {
    expect(isCustomLine(productId)).toBe(false);
  }
});
