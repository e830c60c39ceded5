import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '@kargha/domain/catalogue/pictures';
import { beforeAll, expect, test } from 'vitest';

import { PICTURE_VIEWS } from '../art/views/picture-view.ts';
import { readExport } from '../../local-suite/firestore/export/export-reader.ts';
import type { Document } from '../../local-suite/firestore/messages.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { firestoreDocument, readCommittedFiles } from './export/emulator-export.ts';
import { committedPictures } from './pictures/committed-pictures.ts';
import { largestWebp } from './pictures/largest-webp.ts';
import { sampleShop } from './sample-shop.ts';

const DATA = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../emulator-data');
const MAX_BYTES = 30 * 1024 * 1024;

/** Sorts fields by name, because the export has its own order. */
function sortedFields({ fields = {} }: Document): string {
  return JSON.stringify(sortedByName(fields));
}

function sortedByName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortedByName);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortedByName(inner)]));
}

let documents: Document[];
let sizes: Map<string, number>;
let hashes: Map<string, string>;

beforeAll(() => {
  documents = readExport(
    path.join(DATA, 'firestore_export/firestore_export.overall_export_metadata'),
    'projects/demo-kargha/databases/(default)',
  );
  const files = readCommittedFiles(DATA);
  sizes = new Map(files.map(({ name, bytes }) => [name, bytes.length]));
  hashes = new Map(
    files.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
});

test('keeps the whole export under 30 MB, in at most 10 files', () => {
  const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(DATA, file)))
    .filter((stats) => stats.isFile());
  const total = files.reduce((sum, { size }) => sum + size, 0);
  expect(files.length).toBeLessThanOrEqual(10);
  expect(total).toBeLessThan(MAX_BYTES);
});

test('matches the committed documents (run `npm run seed` after a change)', () => {
  const built = sampleShop({
    picturesOf: committedPictures(documents),
    imageUrl: largestWebp,
  }).map(firestoreDocument);
  const textsByName = (list: Document[]) =>
    new Map(list.map((one) => [one.name, sortedFields(one)]));
  const [committed, expected] = [textsByName(documents), textsByName(built)];
  const stale = [...expected.keys()].filter((name) => committed.get(name) !== expected.get(name));
  const surplus = [...committed.keys()].filter((name) => !expected.has(name));
  expect([...stale, ...surplus]).toEqual([]);
});

test('has six different pictures per product in every width and format', () => {
  const kinds = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ width, format })),
  );
  for (const { id } of CATALOGUE) {
    for (const { width, format } of kinds) {
      const names = PICTURE_VIEWS.map((view) =>
        pictureFile({ path: `products/${id}/${view}` }, width, format),
      );
      for (const name of names) expect(sizes.get(name) ?? 0, name).toBeGreaterThan(500);
      expect(new Set(names.map((name) => hashes.get(name))).size, id).toBe(names.length);
    }
  }
});

test('keeps pictures for the grid under 12 KB', () => {
  const grid = [...sizes].filter(([name]) => name.includes(`_${PICTURE_WIDTHS[0]}.`));
  expect(grid.length).toBeGreaterThan(0);
  for (const [name, size] of grid) expect(size, name).toBeLessThanOrEqual(12 * 1024);
});

test('links products to their pictures', () => {
  const products = documents.filter(({ name }) => /\/products\/[^/]+$/.test(name));
  expect(products.length).toBe(CATALOGUE.length);
  for (const { name, fields } of products) {
    const id = name.split('/').at(-1)!;
    const pictures = committedPictures(documents)(id);
    const paths = PICTURE_VIEWS.map((view) => `products/${id}/${view}`);
    expect(pictures.map(({ path }) => path)).toEqual(paths);
    expect(new Set(pictures.map(({ alt }) => alt)).size, id).toBe(paths.length);
    expect(JSON.stringify(fields?.images), id).toContain(
      `http://127.0.0.1:9199/v0/b/demo-kargha.appspot.com/o/products%2F${id}%2Fdrape_960.webp?alt=media`,
    );
  }
});
