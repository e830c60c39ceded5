import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type * as RestoreDrill from './restore-drill.ts';
import { SAVED_SHOP } from './saved-shop.ts';

const runs: { commands: string[]; args: string[] }[] = [];
let codes: number[] = [];

const MOCKED: Record<string, object> = {
  '../../local-suite/launcher/busy-ports.ts': { waitUntilPortsFree: () => Promise.resolve(true) },
  './build-task.ts': { buildForSuite: () => Promise.resolve(0) },
  './suite-task.ts': {
    execAllInSuite: (commands: string[], args: string[]) => {
      runs.push({ commands, args });
      return Promise.resolve(codes.shift() ?? 0);
    },
  },
  'node:fs': { rmSync: () => undefined },
};

let runWithRestoredShop: typeof RestoreDrill.runWithRestoredShop;
beforeAll(async () => {
  vi.resetModules();
  for (const [file, mock] of Object.entries(MOCKED)) vi.doMock(file, () => mock);
  ({ runWithRestoredShop } = await import('./restore-drill.ts'));
});
afterAll(() => {
  for (const file of Object.keys(MOCKED)) vi.doUnmock(file);
  vi.resetModules();
});
beforeEach(() => {
  runs.length = 0;
  codes = [];
});

test('compares the saved shop first in the suite that imports it', async () => {
  expect(await runWithRestoredShop(['walk'], ['--verbose'])).toBe(0);
  const [first, second] = runs;
  expect(runs).toHaveLength(2);
  expect(first?.commands).toEqual([expect.stringContaining('save-shop.ts')]);
  expect(first?.args).toEqual(['--verbose']);
  expect(second?.commands).toEqual([expect.stringContaining('--project restore'), 'walk']);
  expect(second?.args).toEqual(['--import', SAVED_SHOP.exported, '--verbose']);
});

test.each([
  [[1, 0], 1],
  [[0, 2], 2],
])('returns the highest exit code: %s gives %i', async (ends, worst) => {
  codes = [...ends];
  expect(await runWithRestoredShop([])).toBe(worst);
  expect(runs).toHaveLength(2);
});
