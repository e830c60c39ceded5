import { existsSync } from 'node:fs';

import { choiceIn, findBrowser } from '../../tests/browser/find-browser.ts';
import { runCommand } from './command.ts';
import { say } from './print.ts';

/**
 * Makes sure that the browser tests have a browser: one that is there, else Debian's package when
 * this user may install it. Gives the sentence to show when there is none.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const missing = whatIsMissing();
  if (missing === undefined || !mayInstall()) return missing;
  say('No browser found: installing the package chromium …');
  await runCommand('apt-get update -qq && apt-get install -y -qq chromium', { output: 'collect' });
  return whatIsMissing();
}

function whatIsMissing(): string | undefined {
  try {
    findBrowser();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function mayInstall(): boolean {
  if (choiceIn(process.env) !== undefined) return false;
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
