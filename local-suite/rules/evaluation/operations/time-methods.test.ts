import { expect, test } from 'vitest';

import { received, testConditions, type ConditionCases } from '../../testing/condition-cases.ts';
import { NAMESPACES } from './namespaces.ts';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time-methods.ts';
import type { OperationTable } from './operation.ts';

const CASES: Record<string, ConditionCases> = {
  'timestamp.year': [['request.time.year() == 2026', true]],
  'timestamp.month': [['request.time.month() == 11', true]],
  'timestamp.day': [['request.time.day() == 21', true]],
  'timestamp.hours': [['request.time.hours() == 10', true]],
  'timestamp.minutes': [['request.time.minutes() == 20', true]],
  'timestamp.seconds': [['request.time.seconds() == 30', true]],
  'timestamp.nanos': [
    ['request.time.nanos() == 123000000', true],
    ['timestamp.value(-1).nanos() == 999000000', true],
  ],
  'timestamp.dayOfWeek': [
    ['request.time.dayOfWeek() == 6', true],
    ['timestamp.date(2026, 11, 22).dayOfWeek() == 7', true],
    ['timestamp.date(2026, 11, 23).dayOfWeek() == 1', true],
  ],
  'timestamp.dayOfYear': [
    ['timestamp.date(2026, 1, 1).dayOfYear() == 1', true],
    ['timestamp.date(2024, 12, 31).dayOfYear() == 366', true],
  ],
  'timestamp.date': [
    ['request.time.date() == timestamp.date(2026, 11, 21)', true],
    ['timestamp.value(-1).date() == timestamp.date(1969, 12, 31)', true],
    ['timestamp.date(2024, 2, 29).month() == 2', true],
    ['timestamp.date(2023, 2, 29).month() == 2', 'Invalid date: 2023-2-29.'],
    ['timestamp.date(2023, 13, 1).month() == 1', 'Invalid date: 2023-13-1.'],
    ['timestamp.date(50, 1, 1).year() == 50', true],
  ],
  'timestamp.time': [['request.time.time() == duration.time(10, 20, 30, 123000000)', true]],
  'timestamp.toMillis': [['request.time.toMillis() == 1795256430123', true]],
  'timestamp.value': [
    ['timestamp.value(0) == timestamp.date(1970, 1, 1)', true],
    ['timestamp.value(9223372036854775807).year() > 0', 'Timestamp out of range.'],
  ],
  'duration.seconds': [["duration.value(1500, 'ms').seconds() == 1", true]],
  'duration.nanos': [["duration.value(1500, 'ms').nanos() == 500000000", true]],
  'duration.value': [
    ["duration.value(1, 'w') == duration.value(7, 'd')", true],
    ["duration.value(1, 'd') == duration.value(24, 'h')", true],
    ["duration.value(1, 'h') == duration.value(60, 'm')", true],
    ["duration.value(1, 's') == duration.value(1000, 'ms')", true],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", true],
    [
      "duration.value(1, 'y') > duration.value(1, 's')",
      'Invalid duration unit: y. Expected one of w, d, h, m, s, ms, ns.',
    ],
    ["duration.value(9000000000, 'd') > duration.value(1, 's')", 'Duration out of range.'],
    [
      "duration.value(1.5, 's') > duration.value(1, 's')",
      received('duration.value(float, string)', 'duration.value(int, string)'),
    ],
  ],
  'duration.time': [["duration.time(1, 1, 1, 0) == duration.value(3661, 's')", true]],
  'duration.abs': [["duration.abs(duration.value(-5, 's')) == duration.value(5, 's')", true]],
};

testConditions(CASES);

test('covers every function with the cases above', () => {
  const tables: [prefix: string, table: OperationTable | undefined][] = [
    ['timestamp.', TIMESTAMP_METHODS],
    ['duration.', DURATION_METHODS],
    ['timestamp.', NAMESPACES.get('timestamp')],
    ['duration.', NAMESPACES.get('duration')],
  ];
  const names = tables.flatMap(([prefix, table]) =>
    Array.from(table?.keys() ?? [], (name) => `${prefix}${name}`),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !Object.hasOwn(CASES, name))).toEqual([]);
});
