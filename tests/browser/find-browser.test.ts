import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findBrowser } from './find-browser.ts';

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

test.each(['KARGHA_BROWSER', 'CHROME_PATH'])('the browser that %s names is taken', (variable) => {
  const named = program('my-browser');
  program('chromium');
  expect(findBrowser({ [variable]: named, PATH: folder })).toBe(named);
});

test('a variable that names no program is told, and no other browser is taken instead', () => {
  program('chromium');
  expect(() => findBrowser({ KARGHA_BROWSER: '/nowhere/chrome', PATH: folder })).toThrow(
    'KARGHA_BROWSER names "/nowhere/chrome", which is not a program that can be started.',
  );
});

test('a Chrome on the path is preferred to one in a usual place', () => {
  const defaultLocation = program('in-a-usual-place');
  expect(findBrowser({ PATH: folder }, [defaultLocation])).toBe(defaultLocation);
  const chrome = program('google-chrome');
  expect(findBrowser({ PATH: folder }, [defaultLocation])).toBe(chrome);
});

test('without any browser one sentence says what to do', () => {
  writeFileSync(join(folder, 'chromium'), 'no program');
  expect(() => findBrowser({ PATH: folder }, [join(folder, 'chrome')])).toThrow(
    'No browser was found: install Chrome or Chromium, or set KARGHA_BROWSER to its program.',
  );
});
