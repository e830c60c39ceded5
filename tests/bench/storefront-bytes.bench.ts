import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Figure } from './figure.ts';

const run = promisify(execFile);

export async function storefrontBytes(): Promise<Figure[]> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'build/measure-first-view.ts', 'dist-suite'],
    { cwd: 'web' },
  );
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Figure);
}
