import { join } from 'node:path';

import { ANCHOR_VARIABLE, anchorAt } from '../../sample-shop/seed/foundation/anchor.ts';
import { runCommand } from './command.ts';
import { PROJECT_ROOT } from './project-root.ts';

const WRITER = 'sample-shop/seed/write-dated-shop.ts';
const DATED = '.cache/sample-shop';

/**
 * Writes the sample shop with the dates of today and returns its folder, so that a shop opened later still has orders
 * of this week, open quotations and valid discounts. Throws when it cannot be written.
 */
export async function prepareSampleShop(now: Date): Promise<string> {
  const { code, output } = await runCommand(['node', '--import', 'tsx', WRITER, DATED], {
    env: { [ANCHOR_VARIABLE]: anchorAt(now).toISOString() },
    output: 'collect',
  });
  if (code !== 0) throw new Error(`Could not write the sample shop.\n${output}`);
  return join(PROJECT_ROOT, DATED);
}
