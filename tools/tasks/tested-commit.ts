import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './command.ts';
import { PROJECT_ROOT } from './project-root.ts';

const MARK_FILE = join(PROJECT_ROOT, '.cache', 'green.json');

export function clearTestedCommit(): void {
  rmSync(MARK_FILE, { force: true });
}

/** Records that the current commit passed every test, unless there are uncommitted changes. */
export async function recordTestedCommit(passed: number): Promise<void> {
  const [head, changes] = await Promise.all(
    ['git rev-parse HEAD', 'git status --porcelain'].map((line) =>
      runCommand(line, { output: 'collect' }),
    ),
  );
  if (head?.code !== 0 || changes?.output.trim() !== '') return;
  mkdirSync(join(PROJECT_ROOT, '.cache'), { recursive: true });
  const mark = { commit: head.output.trim(), passed, at: new Date().toISOString() };
  writeFileSync(MARK_FILE, `${JSON.stringify(mark)}\n`);
}
