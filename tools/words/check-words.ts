import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { print } from '../tasks/print.ts';
import { PROJECT_ROOT } from '../tasks/project-root.ts';
import { findWords } from './find-words.ts';

// Prints the banned words in code, comments, texts and docs, and ends with 1 if there are any. Part of `npm run check`.

const CHECKED = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs', '*.rules', '*.md', '*.yml'];

/** Tracked files and new ones, without the Hindi texts. */
function listFiles(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', '--', ...CHECKED];
  const listed = execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  return listed.split('\n').filter((path) => path !== '' && !path.endsWith('.hi.ts'));
}

function readText(path: string): string {
  const file = join(PROJECT_ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const findings = listFiles().flatMap((path) =>
  findWords(path, readText(path)).map(
    ({ line, word, use }) => `${path}:${line} "${word}": say ${use}`,
  ),
);
findings.forEach((finding) => print(finding));
if (findings.length > 0) print(`${findings.length} words to replace (tools/words/word-list.ts).`);
process.exitCode = findings.length > 0 ? 1 : 0;
