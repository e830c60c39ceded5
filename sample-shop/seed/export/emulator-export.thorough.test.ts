import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readExport } from '../../../local-suite/firestore/export/export-reader.ts';
import { sampleShop } from '../sample-shop.ts';
import {
  firestoreDocument,
  readCommittedFiles,
  writeCommittedData,
  writeEmulatorData,
} from './emulator-export.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'kargha-seed-'));
afterAll(() => rmSync(temporary, { recursive: true }));

const filesOf = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(directory, file)).isFile())
    .sort();

const build = (name: string, write = writeEmulatorData) => {
  const directory = path.join(temporary, name);
  const documents = sampleShop({ picturesOf: () => [], imageUrl: () => '' });
  const bytes = Buffer.from('not really a picture');
  const file = { name: 'products/a b/drape_320.webp', contentType: 'image/webp', bytes };
  write(directory, { documents, files: [file] });
  return { directory, documents, file };
};

test.each([
  ['an import', writeEmulatorData],
  ['the committed data', writeCommittedData],
])('builds %s with the same bytes twice', (_form, write) => {
  const [first, second] = [build('one', write).directory, build('two', write).directory];
  expect(filesOf(first)).toEqual(filesOf(second));
  for (const file of filesOf(first)) {
    const [one, two] = [first, second].map((folder) => readFileSync(path.join(folder, file)));
    expect(one!.equals(two!), file).toBe(true);
  }
});

test('reads back every document that was written', () => {
  const { directory, documents } = build('three');
  const read = readExport(
    path.join(directory, 'firestore_export/firestore_export.overall_export_metadata'),
    'projects/demo-kargha/databases/(default)',
  );
  expect(Array.from(read, ({ name }) => name)).toEqual(
    documents.map((one) => firestoreDocument(one).name),
  );
});

test('stores each file under the name in its metadata', () => {
  const { directory } = build('four');
  const storage = path.join(directory, 'storage_export');
  const [blob] = readdirSync(path.join(storage, 'blobs'));
  const metadata: unknown = JSON.parse(
    readFileSync(path.join(storage, 'metadata', `${blob!}.json`), 'utf8'),
  );
  expect(metadata).toMatchObject({
    name: 'products/a b/drape_320.webp',
    bucket: 'demo-kargha.appspot.com',
    contentType: 'image/webp',
    size: 20,
    md5Hash: 'X/wMwLu5v7+qzwaA6fUl/w==',
  });
});

test('keeps files in one archive that gives them back', () => {
  const { directory, file } = build('five', writeCommittedData);
  expect(readCommittedFiles(directory)).toEqual([file]);
});
