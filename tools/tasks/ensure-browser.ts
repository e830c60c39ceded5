import { existsSync } from 'node:fs';

import {
  browserVariable,
  findBrowser,
  findHeadlessBrowser,
  HEADLESS_PROGRAM,
} from '../../tests/browser/find-browser.ts';
import { runCommand } from './command.ts';
import { print } from './print.ts';

/** Without a network it gives up soon: a browser with windows may be there. */
const APT = 'apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20';
const INSTALL = [
  `${APT} update`,
  `${APT} install -y chromium`,
  `${APT} install -y ${HEADLESS_PROGRAM}`,
].join(' && ');

/**
 * Installs Debian's chromium, with and without windows, when one is not found and this user may. Returns whether there
 * is a browser, and prints what to do when there is none.
 */
export async function ensureBrowser(): Promise<boolean> {
  const isMissing = browserProblem() !== undefined || !hasHeadlessBrowser();
  if (isMissing && canInstall()) {
    print('Installing chromium …');
    await runCommand(INSTALL, { output: 'collect' });
  }
  const problem = browserProblem();
  if (problem !== undefined) print(problem);
  return problem === undefined;
}

function hasHeadlessBrowser(): boolean {
  return findHeadlessBrowser().endsWith(HEADLESS_PROGRAM);
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
