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
};

let drill: typeof RestoreDrill;
beforeAll(async () => {
  vi.resetModules();
  for (const [file, mock] of Object.entries(MOCKED)) vi.doMock(file, () => mock);
  drill = await import('./restore-drill.ts');
});
afterAll(() => {
  for (const file of Object.keys(MOCKED)) vi.doUnmock(file);
  vi.resetModules();
});
beforeEach(() => {
  runs.length = 0;
  codes = [];
});

test('compares the saved shop in a suite that imports it', async () => {
  expect(await drill.restoreDrill(['--verbose'])).toBe(0);
  const [first, second] = runs;
  expect(runs).toHaveLength(2);
  expect(first?.commands).toEqual([expect.stringContaining('save-shop.ts')]);
  expect(first?.args).toEqual(['--verbose']);
  expect(second?.commands).toEqual([expect.stringContaining('--project restore')]);
  expect(second?.args).toEqual(['--import', SAVED_SHOP.exported, '--verbose']);
});

test('runs commands in the restored shop after the comparison', async () => {
  expect(await drill.runInRestoredShop(['walk'])).toBe(0);
  expect(runs.map(({ commands }) => commands)).toEqual([
    [expect.stringContaining('--project restore'), 'walk'],
  ]);
});

test.each([
  [[1, 0], 1],
  [[0, 2], 2],
])('returns the highest exit code: %s gives %i', async (ends, worst) => {
  codes = [...ends];
  expect(await drill.restoreDrill([])).toBe(worst);
  expect(runs).toHaveLength(2);
});
