import { waitUntilPortsFree } from '../../local-suite/launcher/busy-ports.ts';
import { buildForSuite } from './build-task.ts';
import { SAVED_SHOP } from './saved-shop.ts';
import { execAllInSuite } from './suite-task.ts';
import { vitestCommand } from './vitest-command.ts';

/** Run in a suite, it saves the shop for `runInRestoredShop`. */
export const SAVE_SHOP = 'node --import tsx tests/restore/save-shop.ts';

const PORTS_FREE_WITHIN_MS = 10_000;

/** Saves the sample shop, and compares it with what a new suite restores from that. */
export async function restoreDrill(args: string[]): Promise<number> {
  const built = await buildForSuite();
  if (built !== 0) return built;
  const saved = await execAllInSuite([SAVE_SHOP], args);
  return Math.max(saved, await runInRestoredShop([], args));
}

/**
 * Opens a suite that contains only what was saved. There the tests of the drill compare both shops, then the commands
 * run.
 */
export async function runInRestoredShop(commands: string[], args: string[] = []): Promise<number> {
  // The processes of an earlier suite may still be ending. The start reports a port that stays busy.
  await waitUntilPortsFree(PORTS_FREE_WITHIN_MS);
  const restored = [vitestCommand(['restore']), ...commands];
  return execAllInSuite(restored, ['--import', SAVED_SHOP.exported, ...args]);
}
