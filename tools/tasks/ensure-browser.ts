import { existsSync } from 'node:fs';

import { browserVariable, findBrowser } from '../../tests/browser/find-browser.ts';
import { runCommand } from './command.ts';
import { print } from './print.ts';

/**
 * Installs Debian's chromium when no browser is found and this user may. Returns an error message when there is
 * still none.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const problem = browserProblem();
  if (problem === undefined || !canInstall()) return problem;
  print('No browser found. Installing chromium …');
  await runCommand('apt-get update -qq && apt-get install -y -qq chromium', { output: 'collect' });
  return browserProblem();
}

function browserProblem(): string | undefined {
  try {
    findBrowser();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function canInstall(): boolean {
  if (browserVariable(process.env) !== undefined) return false;
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
