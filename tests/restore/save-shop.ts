import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { suiteUrl } from '../../local-suite/launcher/suite-ports.ts';
import { SAVED_SHOP } from '../../tools/tasks/saved-shop.ts';
import { differences, shopInventory } from './shop-inventory.ts';

/** Emails and images may still be processed; each attempt takes seconds. */
const TRIES = 20;

/**
 * Exports the running suite and writes its inventory. Throws if the data keeps changing during the export, because
 * it would then be undefined what is in it.
 */
async function main(): Promise<void> {
  rmSync(SAVED_SHOP.folder, { recursive: true, force: true });
  let before = await shopInventory();
  for (let tried = 0; tried < TRIES; tried += 1) {
    await exportShop();
    const after = await shopInventory();
    if (differences(before, after).length === 0) {
      writeFileSync(SAVED_SHOP.inventory, JSON.stringify(after));
      return;
    }
    before = after;
  }
  throw new Error('The data kept changing, so the shop was not saved.');
}

/** Sends the same request as `npx firebase emulators:export`. */
async function exportShop(): Promise<void> {
  rmSync(SAVED_SHOP.exported, { recursive: true, force: true });
  mkdirSync(SAVED_SHOP.folder, { recursive: true });
  const answer = await fetch(`${suiteUrl('hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: SAVED_SHOP.exported, initiatedBy: 'restore drill' }),
  });
  if (!answer.ok) throw new Error(`The export failed: ${await answer.text()}`);
}

await main();
