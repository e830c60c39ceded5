import { rmSync } from 'node:fs';

import { waitUntilPortsFree } from '../../local-suite/launcher/busy-ports.ts';
import { buildForSuite } from './build-task.ts';
import { SAVED_SHOP } from './saved-shop.ts';
import { execAllInSuite } from './suite-task.ts';
import { vitestCommand } from './vitest-command.ts';

const SAVE = 'node --import tsx tests/restore/save-shop.ts';

const PORTS_FREE_WITHIN_MS = 10_000;

/** The drill alone, over the sample shop, with options of the suite. */
export async function restoreDrill(args: string[]): Promise<number> {
  const built = await buildForSuite();
  return built === 0 ? runWithRestoredShop([], [], args) : built;
}

/**
 * Saves the shop as the first commands leave it, closes its suite, and opens another that has nothing but what was
 * saved. There the tests of the drill compare both shops, and the other commands go on with it.
 */
export async function runWithRestoredShop(
  before: string[],
  after: string[],
  args: string[] = [],
): Promise<number> {
  rmSync(SAVED_SHOP.folder, { recursive: true, force: true });
  const first = await execAllInSuite([...before, SAVE], args);
  // The first suite's last processes may still be ending. A port that stays taken is named by the next start.
  await waitUntilPortsFree(PORTS_FREE_WITHIN_MS);
  const restored = [vitestCommand(['restore']), ...after];
  const second = await execAllInSuite(restored, ['--import', SAVED_SHOP.exported, ...args]);
  return Math.max(first, second);
}
