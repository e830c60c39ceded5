import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findBrowser, findHeadlessBrowser } from './find-browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kargha-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test.each(['KARGHA_BROWSER', 'CHROME_PATH'])('uses the browser that %s names', (variable) => {
  const named = program('my-browser');
  program('chromium');
  expect(findBrowser({ [variable]: named, PATH: folder })).toBe(named);
});

test('rejects a variable that does not name a program and tries no other browser', () => {
  program('chromium');
  expect(() => findBrowser({ KARGHA_BROWSER: '/nowhere/chrome', PATH: folder })).toThrow(
    'KARGHA_BROWSER names "/nowhere/chrome", which is not an executable file.',
  );
});

test('prefers Chrome on the PATH to a default location', () => {
  const defaultLocation = program('in-a-usual-place');
  expect(findBrowser({ PATH: folder }, [defaultLocation])).toBe(defaultLocation);
  const chrome = program('google-chrome');
  expect(findBrowser({ PATH: folder }, [defaultLocation])).toBe(chrome);
});

test('prefers a browser without windows where a test needs none', () => {
  const chromium = program('chromium');
  expect(findHeadlessBrowser({ PATH: folder })).toBe(chromium);
  const shell = program('chromium-headless-shell');
  expect(findHeadlessBrowser({ PATH: folder })).toBe(shell);
  expect(findHeadlessBrowser({ KARGHA_BROWSER: chromium, PATH: folder })).toBe(chromium);
  expect(findBrowser({ PATH: folder })).toBe(chromium);
});

test('says what to do when there is no browser', () => {
  writeFileSync(join(folder, 'chromium'), 'no program');
  expect(() => findBrowser({ PATH: folder }, [join(folder, 'chrome')])).toThrow(
    'No browser found. Install Chrome or Chromium, or set KARGHA_BROWSER to its path.',
  );
});
