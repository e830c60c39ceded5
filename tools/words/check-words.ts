import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { PROJECT_ROOT } from '../tasks/project-root.ts';
import { findWords } from './find-words.ts';

// Names the banned words in code, comments, texts and docs, and ends with 1 if there are any. Part of `npm run check`.

const CHECKED = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs', '*.rules', '*.md', '*.yml'];

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...CHECKED], {
  cwd: PROJECT_ROOT,
  encoding: 'utf8',
  maxBuffer: 1e8,
});

let count = 0;
for (const path of listed.split('\n')) {
  if (path === '' || path.endsWith('.hi.ts') || !existsSync(`${PROJECT_ROOT}/${path}`)) continue;
  for (const { line, word, use } of findWords(
    path,
    readFileSync(`${PROJECT_ROOT}/${path}`, 'utf8'),
  )) {
    count += 1;
    console.log(`${path}:${line} "${word}": say ${use}`);
  }
}
if (count > 0) console.log(`${count} words to replace. tools/words/word-list.ts names them.`);
process.exitCode = count > 0 ? 1 : 0;
