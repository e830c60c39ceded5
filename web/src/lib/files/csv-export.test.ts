import { beforeEach, expect, test, vi } from 'vitest';

import { exportCsv } from './csv-export.ts';
import { saveCsv } from './save-file.ts';

vi.mock('./save-file.ts', () => ({ saveCsv: vi.fn() }));

const PAGES = 1000;
const ROWS = 100;

beforeEach(() => {
  vi.mocked(saveCsv).mockReset();
});

const cells = (id: number) => [String(id), `=Name ${id}`];

function longList() {
  return {
    name: 'orders',
    head: ['Number', 'Name'],
    read: (cursor: string) => {
      const page = cursor === '' ? 0 : Number(cursor);
      const rows = Array.from({ length: ROWS }, (_, at) => cells(page * ROWS + at));
      return Promise.resolve({ rows, nextCursor: page + 1 < PAGES ? String(page + 1) : null });
    },
  };
}

test('exports 100,000 rows in order with one heading row', async () => {
  const counts: number[] = [];
  await exportCsv(longList(), (count) => counts.push(count));
  const [name, text = ''] = vi.mocked(saveCsv).mock.calls[0] ?? [];
  const lines = text.split('\r\n');
  expect(name).toBe('orders.csv');
  expect(lines).toHaveLength(PAGES * ROWS + 1);
  expect(lines.slice(0, 2)).toEqual(['Number,Name', "0,'=Name 0"]);
  expect(lines.at(-1)).toBe("99999,'=Name 99999");
  expect(counts).toHaveLength(PAGES);
  expect(counts.at(-1)).toBe(PAGES * ROWS);
});

test('adds no line for an empty page', async () => {
  const pages = [
    { rows: [], nextCursor: '1' },
    { rows: [cells(1)], nextCursor: null },
  ];
  const read = (cursor: string) => Promise.resolve(pages[cursor === '' ? 0 : 1]!);
  await exportCsv({ ...longList(), read }, () => undefined);
  expect(vi.mocked(saveCsv).mock.calls[0]![1]).toBe("Number,Name\r\n1,'=Name 1");
});
