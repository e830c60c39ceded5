import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { QueryIndex } from '../query/index-definitions.ts';
import { indexFile } from './index-file.ts';

const OLDEST: QueryIndex = {
  collectionGroup: 'orders',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'uid', mode: 'ASCENDING' },
    { fieldPath: 'createdAt', mode: 'ASCENDING' },
  ],
};

let folder: string;
let file: string;
const logged: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'indexes-'));
  file = path.join(folder, 'firestore.indexes.json');
  logged.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (addsMissing: boolean) => indexFile(file, addsMissing, (line) => logged.push(line));

test('makes the file for the first missing index, and leaves no other', () => {
  const source = open(true);
  expect(source.read()).toEqual({ composite: [], overrides: new Map() });
  source.add?.(OLDEST);
  expect(readdirSync(folder)).toEqual(['firestore.indexes.json']);
  expect(source.read().composite).toEqual([OLDEST]);
  expect(logged).toEqual([expect.stringContaining('"fieldPath":"createdAt"')]);
});

test('changes nothing in a file that is not JSON', () => {
  const source = open(true);
  writeFileSync(file, '{ "indexes": [');
  expect(() => source.add?.(OLDEST)).toThrow('JSON');
  expect(readFileSync(file, 'utf8')).toBe('{ "indexes": [');
});

test('needs the file if nothing is added to it', () => {
  const source = open(false);
  expect(source.add).toBeUndefined();
  expect(() => source.read()).toThrow('no such file');
});
