import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { readExport } from '../../../local-suite/firestore/export/export-reader.ts';
import { writeCommittedData, writeDatedData } from './emulator-export.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kargha-dated-'));
const committed = path.join(folder, 'committed');
const dated = path.join(folder, 'dated');
const blobs = path.join(dated, 'storage_export/blobs');

afterAll(() => rmSync(folder, { recursive: true }));

const product = (title: string) => [{ path: 'products/p1', data: { title } }];
const commit = (content: string) => {
  const bytes = Buffer.from(content);
  const files = [{ name: 'products/p1/a.webp', contentType: 'image/webp', bytes }];
  writeCommittedData(committed, { documents: [], files });
};
const write = (title = 'Saree') => writeDatedData(dated, product(title), committed);

/** The only picture: what is in it, and which file it is. */
function picture() {
  const files = readdirSync(blobs);
  expect(files).toHaveLength(1);
  const file = path.join(blobs, files[0]!);
  return { content: readFileSync(file, 'utf8'), inode: statSync(file).ino };
}

function titles(): unknown[] {
  const metadata = 'firestore_export/firestore_export.overall_export_metadata';
  const documents = readExport(
    path.join(dated, metadata),
    'projects/demo-kargha/databases/(default)',
  );
  return documents.map(({ fields }) => fields?.title);
}

beforeEach(() => {
  rmSync(dated, { recursive: true, force: true });
  commit('first');
});

test('pictures are written once, documents each time', () => {
  write();
  const before = picture();
  expect(before.content).toBe('first');
  write('Stole');
  expect(picture()).toEqual(before);
  expect(titles()).toEqual([{ stringValue: 'Stole' }]);
});

test('pictures are written again when they have changed, or were not written to the end', () => {
  write();
  commit('second');
  write();
  expect(picture().content).toBe('second');
  rmSync(path.join(dated, 'storage-source.txt'));
  writeFileSync(path.join(blobs, readdirSync(blobs)[0]!), 'hal');
  write();
  expect(picture().content).toBe('second');
});
