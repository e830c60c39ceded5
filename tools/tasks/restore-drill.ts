import { rmSync } from 'node:fs';

import { waitUntilPortsFree } from '../../local-suite/launcher/busy-ports.ts';
import { buildForSuite } from './build-task.ts';
import { SAVED_SHOP } from './saved-shop.ts';
import { execAllInSuite } from './suite-task.ts';
import { vitestCommand } from './vitest-command.ts';

const SAVE = 'node --import tsx tests/restore/save-shop.ts';

const PORTS_FREE_WITHIN_MS = 10_000;

export async function restoreDrill(args: string[]): Promise<number> {
  const built = await buildForSuite();
  return built === 0 ? runWithRestoredShop([], args) : built;
}

/**
 * Saves the sample shop, closes its suite and opens a new one that contains only what was saved. There the tests of the
 * drill compare both shops, then the commands run.
 */
export async function runWithRestoredShop(
  commands: string[],
  args: string[] = [],
): Promise<number> {
  rmSync(SAVED_SHOP.folder, { recursive: true, force: true });
  const first = await execAllInSuite([SAVE], args);
  // The processes of the first suite may still be ending. The next start reports a port that stays busy.
  await waitUntilPortsFree(PORTS_FREE_WITHIN_MS);
  const restored = [vitestCommand(['restore']), ...commands];
  const second = await execAllInSuite(restored, ['--import', SAVED_SHOP.exported, ...args]);
  return Math.max(first, second);
}
