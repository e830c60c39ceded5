import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { entryOf } from '../catalogue/catalogue.ts';
import { pictureCache } from './picture-cache.ts';

let folder: string;
const generator = () => path.join(folder, 'generator');
const openCache = () => pictureCache(path.join(folder, 'kept'), generator());
const writeGenerator = (file: string, source: string) =>
  writeFileSync(path.join(generator(), file), source);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kargha-pictures-'));
  mkdirSync(generator());
  writeGenerator('draw.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = entryOf('panchmura-terracotta-horse');
const set = {
  pictures: [],
  files: [
    {
      name: 'products/x/drape_320.webp',
      contentType: 'image/webp',
      bytes: Buffer.from([1, 0, 255]),
    },
  ],
};

test('finds a saved picture set with the same bytes', () => {
  openCache().save(entry, set);
  expect(openCache().find(entry)).toEqual(set);
});

test('redraws after a change of the recipe, product or generator', () => {
  openCache().save(entry, set);
  expect(openCache().find({ ...entry, art: { ...entry.art, scale: 2 } })).toBeUndefined();
  expect(openCache().find({ ...entry, id: 'another' })).toBeUndefined();
  writeGenerator('draw.ts', 'two');
  expect(openCache().find(entry)).toBeUndefined();
});

test('ignores changes in tests of the generator', () => {
  openCache().save(entry, set);
  writeGenerator('draw.test.ts', 'promises');
  expect(openCache().find(entry)).toEqual(set);
});
