import { expect, test } from 'vitest';

import { soakRun, soakSection, type SoakReport } from '../soak/soak-run.ts';

const START = Date.parse('2026-11-21T18:00:00Z');

const ended = (change: Partial<SoakReport> = {}) =>
  soakRun(
    {
      startTime: START,
      numPassedTests: 3,
      numFailedTests: 0,
      success: true,
      testResults: [{ endTime: START + 90_000 }, { endTime: START + 7_380_000 }],
      ...change,
    },
    {
      ...{ stories: 2000, meetings: 10_000, orders: 5000 },
      ...{ commit: 'abc1234', node: 'v22.1.0', cores: 2 },
    },
  );

test('a run is told with its sizes, its minutes and where it was', () => {
  expect(ended()).toMatchObject({ name: 'soak', ok: true, passed: 3, failed: 0, minutes: 123 });
  const section = soakSection(ended());
  expect(section).toContain('`npm run test:soak -- --write` ran last on 2026-11-21 at abc1234');
  expect(section).toContain('in 123 minutes: ✔ 3 passed');
  expect(section).toContain('10,000 ways');
});

test('a run that failed, or in which nothing ran, is not told as a good one', () => {
  expect(ended({ numFailedTests: 1, success: false }).ok).toBe(false);
  expect(ended({ numPassedTests: 0 }).ok).toBe(false);
  expect(soakSection(ended({ numFailedTests: 1, success: false }))).toContain('✖ 1 failed');
  expect(soakSection(null)).toContain('Not run yet');
});
