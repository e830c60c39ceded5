import { join } from 'node:path';

import {
  ANCHOR_VARIABLE,
  anchorAt,
  COMMITTED_ANCHOR,
} from '../../sample-shop/seed/foundation/anchor.ts';
import { runCommand } from './command.ts';
import { PROJECT_ROOT } from './project-root.ts';

const WRITER = 'sample-shop/seed/write-dated-shop.ts';
const DATED = '.cache/sample-shop';

/**
 * Returns the folder of the sample shop: the committed one, or a copy with the dates of today, so that a shop
 * opened later still has orders of this week, open quotations and valid discounts. Throws when the copy cannot be
 * written.
 */
export async function prepareSampleShop(now: Date): Promise<string> {
  const anchor = anchorAt(now);
  if (anchor.getTime() === COMMITTED_ANCHOR.getTime()) return join(PROJECT_ROOT, 'emulator-data');
  const { code, output } = await runCommand(['node', '--import', 'tsx', WRITER, DATED], {
    env: { [ANCHOR_VARIABLE]: anchor.toISOString() },
    output: 'collect',
  });
  if (code !== 0)
    throw new Error(`Could not move the dates of the sample shop to today.\n${output}`);
  return join(PROJECT_ROOT, DATED);
}
