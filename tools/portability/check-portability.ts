import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { print } from '../tasks/print.ts';
import { PROJECT_ROOT } from '../tasks/project-root.ts';
import { findInNames, findInScripts, findInSource } from './find-problems.ts';

// Prints what would not work on Windows or macOS, and ends with 1 if there is anything. Part of `npm run check`.

/** The rules themselves and their test name what they look for. */
const OWN_FOLDER = 'tools/portability/';

/** Tracked files and new ones that exist. */
function listFiles(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(PROJECT_ROOT, path)));
}

const files = listFiles().filter((path) => !path.startsWith(OWN_FOLDER));
const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const problems = [
  ...findInNames(files),
  ...files
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .flatMap((path) => findInSource(path, read(path))),
  ...files
    .filter((path) => /(?:^|\/)package\.json$/.test(path))
    .flatMap((path) => findInScripts(path, read(path))),
];
for (const { path, line, what, use } of problems) print(`${path}:${line} ${what}: use ${use}`);
process.exitCode = problems.length > 0 ? 1 : 0;
