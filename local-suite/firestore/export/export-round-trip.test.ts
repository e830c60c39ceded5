import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Document, Fields, Value } from '../messages.ts';
import { encodeOverallMetadata } from './export-metadata.ts';
import { readExport } from './export-reader.ts';
import { writeExport } from './export-writer.ts';
import { writeLog } from './leveldb-log.ts';

const DATABASE = 'projects/demo/databases/(default)';
const RUN = { name: 'firestore_export', startedAt: 1n, finishedAt: 2n };
const OUTPUT = 'all_namespaces/all_kinds/output-0';
const KIND = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';
const OVERALL = 'firestore_export.overall_export_metadata';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'kargha-export-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function exportTo(name: string, documents: Document[], database = DATABASE): string {
  const target = path.join(directory, name);
  writeExport({ ...RUN, database, documents, directory: target });
  return path.join(target, OVERALL);
}

function filesOf(overall: string): Buffer[] {
  return [OVERALL, KIND, OUTPUT]
    .map((file) => path.join(path.dirname(overall), file))
    .map((file) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0)));
}

/** Compared as text: vitest is slow with long buffers. */
function hexOf(overall: string): string[] {
  return filesOf(overall).map((file) => file.toString('hex'));
}

const loom = (id: string, fields: Fields = {}): Document => ({
  name: `${DATABASE}/documents/looms/${id}`,
  fields,
});

function anyValue(depth: number): fc.Arbitrary<Value> {
  const scalar = fc.oneof<fc.Arbitrary<Value>[]>(
    fc.constant({ nullValue: 'NULL_VALUE' }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => ({ integerValue: String(n) })),
    fc.double().map((doubleValue) => ({ doubleValue })),
    fc.string({ unit: 'grapheme' }).map((stringValue) => ({ stringValue })),
    fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes) })),
    fc
      .record({
        seconds: fc.integer({ min: -62135596800, max: 253402300799 }),
        micros: fc.nat(999_999),
      })
      .map(({ seconds, micros }) => ({
        timestampValue: { seconds: String(seconds), nanos: micros * 1000 },
      })),
    fc.nat().map((id) => ({ referenceValue: `${DATABASE}/documents/looms/__id${id}__` })),
    fc.array(fc.double(), { minLength: 1, maxLength: 4 }).map((numbers) => ({
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
        },
      },
    })),
  );
  if (depth === 0) return scalar;
  const map = anyFields(depth - 1).map((fields): Value => ({ mapValue: { fields } }));
  const array = fc
    .array(fc.oneof(scalar, map), { maxLength: 3 })
    .map((values): Value => ({ arrayValue: { values } }));
  return fc.oneof(scalar, map, array);
}

function anyFields(depth: number): fc.Arbitrary<Fields> {
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), anyValue(depth), { maxKeys: 4 });
}

test('reproduces every byte when an imported export is exported again', () => {
  fc.assert(
    fc.property(fc.array(anyFields(2), { maxLength: 6 }), (contents) => {
      const first = exportTo(
        'first',
        contents.map((fields, at) => loom(`l${at}`, fields)),
      );
      const second = exportTo('second', readExport(first, DATABASE));
      expect(hexOf(second)).toEqual(hexOf(first));
    }),
    { numRuns: 100 },
  );
});

test('writes the same bytes for the same documents', () => {
  const documents = [loom('b', { width: { integerValue: '48' } }), loom('a')];
  expect(filesOf(exportTo('one', documents))).toEqual(filesOf(exportTo('two', documents)));
});

test('keeps a document of 40 KiB that crosses blocks', () => {
  const story: Value = { stringValue: 'a long story '.repeat(3200) };
  const overall = exportTo('long', [loom('a', { story }), loom('b')]);
  expect(readExport(overall, DATABASE)).toEqual([loom('a', { story }), loom('b')]);
});

test('writes the metadata of a small export byte for byte like the emulator', () => {
  const overall = exportTo('pinned', [loom('a')]);
  const text = (value: string) => Buffer.from(value).toString('hex');
  const [, kind, output] = filesOf(overall);
  expect(kind!.toString('hex')).toBe(
    '0a16' +
      `0a10${text('firestore_export')}` +
      '1001' +
      '1802' +
      '120c' +
      '0a00' +
      `1208${text('output-0')}`,
  );
  const named = Buffer.from(KIND);
  expect(
    readFileSync(overall)
      .subarray(8 + 7)
      .toString('hex'),
  ).toBe(
    '0a4f' +
      '0a060a0408021803' +
      `1241${named.toString('hex')}` +
      '1801' +
      `20${output!.length.toString(16)}`,
  );
});

test('exports an empty database as one file', () => {
  const overall = exportTo('empty', []);
  expect(existsSync(path.join(path.dirname(overall), 'all_namespaces'))).toBe(false);
  expect(readExport(overall, DATABASE)).toEqual([]);
});

test('moves documents to the importing project and keeps references', () => {
  const referenceValue = `${DATABASE}/documents/looms/b`;
  const overall = exportTo('move', [loom('a', { next: { referenceValue } })]);
  expect(readExport(overall, 'projects/other/databases/(default)')).toEqual([
    {
      name: 'projects/other/databases/(default)/documents/looms/a',
      fields: { next: { referenceValue } },
    },
  ]);
});

test('imports only documents of the requested database', () => {
  const archive = 'projects/demo/databases/archive';
  const document = { name: `${archive}/documents/looms/a/warps/w`, fields: {} };
  const overall = exportTo('named', [document], archive);
  expect(readExport(overall, archive)).toEqual([document]);
  expect(readExport(overall, DATABASE)).toEqual([]);
});

test('rejects a document of another database and writes nothing', () => {
  const target = path.join(directory, 'none');
  const documents = [loom('a'), { name: 'projects/x/databases/(default)/documents/looms/b' }];
  expect(() => writeExport({ ...RUN, database: DATABASE, documents, directory: target })).toThrow(
    'is not in the database',
  );
  expect(existsSync(target)).toBe(false);
});

test('rejects an export with one damaged byte and names the file', () => {
  const overall = exportTo('damaged', [loom('a'), loom('b')]);
  const output = path.join(path.dirname(overall), OUTPUT);
  const bytes = readFileSync(output);
  bytes[bytes.length - 1]! ^= 1;
  writeFileSync(output, bytes);
  expect(() => readExport(overall, DATABASE)).toThrow(/output-0 cannot be read.*checksum/);
});

test('rejects an export without its last documents', () => {
  const overall = exportTo('short', [loom('a'), loom('b')]);
  const shorter = exportTo('shorter', [loom('a')]);
  cpSync(path.join(path.dirname(shorter), OUTPUT), path.join(path.dirname(overall), OUTPUT));
  expect(() => readExport(overall, DATABASE)).toThrow('should contain 2 documents but has only 1');
});

test('rejects an export of another version', () => {
  const overall = path.join(directory, OVERALL);
  writeFileSync(overall, writeLog([Buffer.from('4'), Buffer.alloc(0)]));
  expect(() => readExport(overall, DATABASE)).toThrow('The export version is "4"; only "3"');
});

test('rejects an export with missing files and names them', () => {
  const overall = exportTo('missing', [loom('a')]);
  rmSync(path.join(path.dirname(overall), KIND));
  expect(() => readExport(overall, DATABASE)).toThrow(/all_kinds\.export_metadata cannot be read/);
});

test('rejects an export with files outside its folder', () => {
  const overall = path.join(directory, OVERALL);
  const kind = { metadataFile: '../elsewhere', entities: 1, bytes: 1 };
  writeFileSync(overall, encodeOverallMetadata([kind]));
  expect(() => readExport(overall, DATABASE)).toThrow('is outside the export');
});
