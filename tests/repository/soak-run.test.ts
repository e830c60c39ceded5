import { expect, test } from 'vitest';

import { lastSoakRuns, soakRuns, soakSection } from '../soak/soak-run.ts';

const START = Date.parse('2026-11-21T18:00:00Z');

const finishedRuns = (file: string, ...statuses: string[]) =>
  soakRuns(
    {
      testResults: [
        {
          name: `/shop/tests/soak/${file}.soak.test.ts`,
          startTime: START,
          endTime: START + 7_380_000,
          assertionResults: statuses.map((status) => ({ status })),
        },
      ],
    },
    { sizeOf: () => 5000, commit: 'abc1234', node: 'v22.1.0', cores: 2 },
  );

test('shows the size, duration and environment of a run', () => {
  const runs = finishedRuns('troubled-sale', 'passed');
  expect(runs).toEqual({
    'troubled-sale': {
      ...{ ok: true, size: 5000, minutes: 123, day: '2026-11-21' },
      ...{ commit: 'abc1234', node: 'v22.1.0', cores: 2 },
    },
  });
  expect(soakSection(runs)).toMatch(
    /5,000 orders with more than twenty kinds of failures.*✔ passed on 2026-11-21 at abc1234, Node 22\.1\.0, 2 cores, in 123 minutes/,
  );
});

test('shows a failed or empty long test as failed', () => {
  expect(finishedRuns('interleavings', 'failed')).toMatchObject({ interleavings: { ok: false } });
  expect(finishedRuns('interleavings', 'passed', 'failed')).toMatchObject({
    interleavings: { ok: false },
  });
  expect(finishedRuns('interleavings')).toMatchObject({ interleavings: { ok: false } });
  expect(soakSection(finishedRuns('interleavings', 'failed'))).toContain('✖ failed');
});

test('shows long tests that have not run and rejects unknown files', () => {
  const rows = soakSection({})
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(rows.filter((row) => !row.endsWith('Not run yet.'))).toEqual([]);
  expect(() => finishedRuns('another', 'passed')).toThrow('is not a long test');
});

test('keeps the last result of a long test and drops everything else', () => {
  const before = {
    ...finishedRuns('troubled-sale', 'failed'),
    ...finishedRuns('interleavings', 'passed'),
  };
  const saved = { name: 'soak', ok: false, stories: 2000, ...before };
  const latest = finishedRuns('troubled-sale', 'passed');
  expect(lastSoakRuns(saved, latest)).toEqual({ ...before, ...latest });
});
