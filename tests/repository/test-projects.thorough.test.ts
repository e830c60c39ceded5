import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { PARTS } from '../../tools/tasks/test-parts.ts';

const WORKSPACES = ['domain', 'web', 'functions', 'local-suite', 'sample-shop', 'tests', 'tools'];
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'dist-suite']);

/** Runs for hours, so `npm test` leaves it out; `npm run test:soak` runs it. */
const MANUAL_PROJECT = 'soak';

interface ListedFile {
  file: string;
  projectName: string;
}

function testFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : testFilesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

test('runs every test file exactly once in npm test', () => {
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs');
  const output = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--json'], {
    encoding: 'utf8',
    maxBuffer: 16 << 20,
  });
  const listed = (JSON.parse(output) as ListedFile[]).map(({ file }) => relative('.', file));
  expect(listed.sort()).toEqual(WORKSPACES.flatMap(testFilesIn).sort());

  const projects = (JSON.parse(output) as ListedFile[]).map(({ projectName }) => projectName);
  const projectsRun = Object.values(PARTS).flatMap((part) => part.projects);
  expect([...new Set(projects)].sort()).toEqual([...projectsRun, MANUAL_PROJECT].sort());
});
