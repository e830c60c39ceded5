import { expect, test } from 'vitest';

import { cellText } from './export-column.ts';
import { EXPORT_KINDS } from './export-kinds.ts';

const AT = new Date('2026-11-21T20:00:00Z').getTime();

test.each([
  ['money', 123_450, '1234.50'],
  ['money', -5, '-0.05'],
  ['money', null, ''],
  ['day', AT, '2026-11-22'],
  ['moment', AT, '2026-11-22 01:30'],
  ['number', 7, '7'],
  ['text', '007', '007'],
] as const)('writes a %s cell %o as %s', (type, cell, text) => {
  expect(cellText(type, cell)).toBe(text);
});

test.each(Object.entries(EXPORT_KINDS))('the columns of %s have different titles', (_, kind) => {
  const titles = Object.values<{ title: string }>(kind.columns).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeLessThanOrEqual(100);
});

test('costs need their own permission in every kind', () => {
  const costs = Object.values(EXPORT_KINDS).flatMap(({ columns }) =>
    Object.values<{ title: string; needs?: string }>(columns).filter(({ title }) =>
      /cost|supplier/i.test(title),
    ),
  );
  expect(costs).toHaveLength(7);
  for (const { needs } of costs) expect(needs).toBe('costs.read');
});
