import { expect, test } from 'vitest';

import { isCustomLine, customLineId } from './custom-line.ts';

test('tells custom lines from catalogue products', () => {
  expect(isCustomLine(customLineId(12))).toBe(true);
  for (const productId of ['made-to-measure', 'ready-made-1', 'made-', 'saree']) {
    expect(isCustomLine(productId)).toBe(false);
  }
});
