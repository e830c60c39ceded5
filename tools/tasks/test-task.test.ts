import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const printed: string[] = [];
const codes = { check: 0, vitest: 0 };
const COUNT = { passed: 7, failed: 0, skipped: 0 };
const recorded: number[] = [];
const failed: string[] = [];

vi.mock('./print.ts', () => ({ print: (line: string) => printed.push(line) }));
vi.mock('./ensure-browser.ts', () => ({ ensureBrowser: () => Promise.resolve(true) }));
vi.mock('./build-task.ts', () => ({
  build: () => Promise.resolve(0),
  buildForSuite: () => Promise.resolve(0),
}));
vi.mock('./check-task.ts', () => ({ check: () => Promise.resolve(codes.check) }));
vi.mock('./command.ts', () => ({
  runCommand: () => Promise.resolve({ code: codes.vitest, output: '' }),
}));
vi.mock('./restore-drill.ts', () => ({
  runInRestoredShop: () => Promise.resolve(codes.vitest),
  SAVE_SHOP: 'save',
}));
vi.mock('./suite-task.ts', () => ({ execAllInSuite: () => Promise.resolve(codes.vitest) }));
vi.mock('./test-reports.ts', () => ({
  clearReports: () => undefined,
  countTests: () => COUNT,
  failedTests: () => failed,
  reportFile: (name: string) => `${name}.json`,
}));
vi.mock('./tested-commit.ts', () => ({
  clearTestedCommit: () => undefined,
  recordTestedCommit: (passed: number) => recorded.push(passed),
}));

const { testAll } = await import('./test-task.ts');

beforeEach(() => {
  printed.length = 0;
  recorded.length = 0;
  failed.length = 0;
  Object.assign(codes, { check: 0, vitest: 0 });
});
afterAll(() => {
  vi.resetModules();
});

test('prints the test count and records the commit when everything passes', async () => {
  expect(await testAll()).toBe(0);
  expect(printed).toEqual(['7 passed, 0 failed, 0 skipped']);
  expect(recorded).toEqual([7]);
});

test('names a failed check after the count, even if every test passed', async () => {
  codes.check = 1;
  expect(await testAll()).toBe(1);
  expect(printed).toEqual([
    '7 passed, 0 failed, 0 skipped',
    '✖ Failed: npm run check. See its output above.',
  ]);
  expect(recorded).toEqual([]);
});

test('lists the tests that failed before the count', async () => {
  failed.push('tests/e2e/buy.test.ts › a shopper buys: Timeout');
  await testAll();
  expect(printed[0]).toBe('✖ tests/e2e/buy.test.ts › a shopper buys: Timeout');
});

test('names the stages that an error outside any test may belong to', async () => {
  codes.vitest = 1;
  expect(await testAll()).toBe(1);
  expect(printed.slice(1)).toEqual([
    '✖ Failed: npm run test:web, test:thorough or test:suite. See its output above.',
    '✖ Failed: npm run test:rules, test:functions or test:restore. See its output above.',
    '✖ Failed: npm run test:restore or test:e2e. See its output above.',
  ]);
});
