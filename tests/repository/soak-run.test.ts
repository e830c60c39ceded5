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

test('a run is told with its size, its minutes and where it was', () => {
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

test('a long test that failed, or in which nothing ran, is not told as a good one', () => {
  expect(finishedRuns('interleavings', 'failed')).toMatchObject({ interleavings: { ok: false } });
  expect(finishedRuns('interleavings', 'passed', 'failed')).toMatchObject({
    interleavings: { ok: false },
  });
  expect(finishedRuns('interleavings')).toMatchObject({ interleavings: { ok: false } });
  expect(soakSection(finishedRuns('interleavings', 'failed'))).toContain('✖ failed');
});

test('what did not run is told too, and a file that nobody knows is no long test', () => {
  expect(soakSection({}).match(/Not run yet/g)).toHaveLength(3);
  expect(() => finishedRuns('another', 'passed')).toThrow('Nobody has told');
});

test('a test that did not run this time stays as it ended last; what is no long test is not kept', () => {
  const before = {
    ...finishedRuns('troubled-sale', 'failed'),
    ...finishedRuns('interleavings', 'passed'),
  };
  const saved = { name: 'soak', ok: false, stories: 2000, ...before };
  const latest = finishedRuns('troubled-sale', 'passed');
  expect(lastSoakRuns(saved, latest)).toEqual({ ...before, ...latest });
});
