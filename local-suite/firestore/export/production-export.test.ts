import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { encodeKindMetadata, encodeOverallMetadata } from './export-metadata.ts';
import { readExport } from './export-reader.ts';
import { writeLog } from './leveldb-log.ts';
import { WireWriter } from './wire-writer.ts';

const DATABASE = 'projects/demo/databases/(default)';
const RUN = { name: 'x', startedAt: 1n, finishedAt: 2n };
const BLOCK = 32_768;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'kargha-production-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

const EXPECTED = ['looms/0', 'looms/1', 'weavers/0', 'weavers/1'].map((relative) => ({
  name: `${DATABASE}/documents/${relative}`,
  fields: {
    isActive: { booleanValue: true },
    next: { referenceValue: 'projects/store/databases/(default)/documents/looms/1' },
  },
}));

test('reads a production export with several kinds and outputs', () => {
  expect(readExport(productionExport('/'), DATABASE)).toEqual(EXPECTED);
});

test('reads an export written on Windows', () => {
  expect(readExport(productionExport('\\'), DATABASE)).toEqual(EXPECTED);
});

/** One kind per collection, two outputs each, last blocks padded with zeros. */
function productionExport(separator: string): string {
  const kinds = ['looms', 'weavers'].map((collection) => {
    const folder = `all_namespaces/kind_${collection}`;
    const metadataFile = `${folder}/all_namespaces_kind_${collection}.export_metadata`;
    mkdirSync(path.join(directory, folder), { recursive: true });
    const outputs = ['0', '1'].map((id) => {
      const log = writeLog([productionEntity(collection, id)]);
      const padded = Buffer.concat([log, Buffer.alloc(BLOCK - log.length)]);
      writeFileSync(path.join(directory, folder, `output-${id}`), padded);
      return encodeKindMetadata(RUN, `output-${id}`);
    });
    writeFileSync(path.join(directory, metadataFile), Buffer.concat(outputs));
    const named = metadataFile.replaceAll('/', separator);
    return { metadataFile: named, entities: 2, bytes: 2 * BLOCK };
  });
  const overall = path.join(directory, 'x.overall_export_metadata');
  writeFileSync(overall, encodeOverallMetadata(kinds));
  return overall;
}

/** Production marks apps with `s~` and stores indexed values as field 14 instead of 15. */
function productionEntity(collection: string, id: string): Buffer {
  const element = new WireWriter().text(2, collection).text(4, id);
  const keyPath = new WireWriter().group(1, element);
  const target = new WireWriter().text(15, 'looms').text(17, '1');
  const reference = new WireWriter().text(13, 's~store').group(14, target);
  return new WireWriter()
    .message(13, new WireWriter().text(13, 's~store').message(14, keyPath))
    .message(14, property('isActive', new WireWriter().boolean(2, true)))
    .message(15, property('next', new WireWriter().group(12, reference)))
    .message(16, keyPath)
    .toBuffer();
}

function property(name: string, value: WireWriter): WireWriter {
  return new WireWriter().text(3, name).boolean(4, false).message(5, value);
}
