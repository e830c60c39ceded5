import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** If one is set, only that browser is used. */
const BROWSER_VARIABLES = ['KARGHA_BROWSER', 'CHROME_PATH'];

const PROGRAMS = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
  'microsoft-edge',
];

/** Debian's Chromium without windows. */
export const HEADLESS_PROGRAM = 'chromium-headless-shell';

const DEFAULT_LOCATIONS = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/**
 * Returns the path of Chrome or Chromium for the browser tests: from KARGHA_BROWSER or CHROME_PATH, else on the
 * PATH, else in a default location. Throws an Error that says what to do if there is none.
 */
export function findBrowser(
  environment: NodeJS.ProcessEnv = process.env,
  defaultLocations: readonly string[] = DEFAULT_LOCATIONS,
): string {
  const variable = browserVariable(environment);
  if (variable !== undefined) return requireProgram(variable, environment[variable] ?? '');
  const found = findOnPath(PROGRAMS, environment) ?? defaultLocations.find(isProgram);
  if (found !== undefined) return found;
  throw new Error(
    'No browser found. Install Chrome or Chromium, or set KARGHA_BROWSER to its path.',
  );
}

/**
 * Returns the path of a browser without windows, which needs a quarter less processor time, else what `findBrowser`
 * returns. It has no back/forward cache.
 */
export function findHeadlessBrowser(environment: NodeJS.ProcessEnv = process.env): string {
  if (browserVariable(environment) !== undefined) return findBrowser(environment);
  return findOnPath([HEADLESS_PROGRAM], environment) ?? findBrowser(environment);
}

function findOnPath(
  programs: readonly string[],
  { PATH = '' }: NodeJS.ProcessEnv,
): string | undefined {
  const folders = PATH.split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function browserVariable(environment: NodeJS.ProcessEnv): string | undefined {
  return BROWSER_VARIABLES.find((name) => environment[name]);
}

function requireProgram(variable: string, path: string): string {
  if (isProgram(path)) return path;
  throw new Error(`${variable} names "${path}", which is not an executable file.`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
