import { expect, test } from 'vitest';

import { runInBatches } from './run-in-batches.ts';

test('runs everything in order within the concurrency limit', async () => {
  let running = 0;
  let most = 0;
  const results = await runInBatches([5, 1, 4, 2, 3, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, item));
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30, 60, 70]);
  expect(most).toBe(3);
});
