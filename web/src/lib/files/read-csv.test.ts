import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvText } from '@kargha/domain/records/csv';

import { csvReader } from './read-csv.ts';

function read(...pieces: string[]): string[][] {
  const reader = csvReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

test('reads quoted cells with commas, quotes and line breaks', () => {
  expect(read('\uFEFFTitle,Note\r\n"a, b","say ""no""\nor not"\r\n\r\nc,\r\n')).toEqual([
    ['Title', 'Note'],
    ['a, b', 'say "no"\nor not'],
    [''],
    ['c', ''],
  ]);
});

test('reads an inch mark inside a cell as text', () => {
  expect(read('Title,Size\nRunner,14" x 72"\nThrow,50"\n')).toEqual([
    ['Title', 'Size'],
    ['Runner', '14" x 72"'],
    ['Throw', '50"'],
  ]);
});

test('takes the separator from outside the quotes', () => {
  expect(read('"Title; or, name"', ';Price\nSaree;1,800')).toEqual([
    ['Title; or, name', 'Price'],
    ['Saree', '1,800'],
  ]);
});

test('reads semicolon-separated files with commas in cells', () => {
  expect(read('Title;Price\nSaree;1,800')).toEqual([
    ['Title', 'Price'],
    ['Saree', '1,800'],
  ]);
});

test('reads the same rows however the file is split, and reads back our own exports', () => {
  const cell = fc
    .string({ maxLength: 8 })
    .filter((text) => !/^[\s\p{Cc}]*[=+\-@＝＋－＠]|\r|^[\t\n]/u.test(text));
  const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.nat(60), (csv, at) => {
      const text = csvText([['a', 'b', 'c'], ...csv]);
      expect(read(text.slice(0, at), text.slice(at))).toEqual([['a', 'b', 'c'], ...csv]);
    }),
  );
});
