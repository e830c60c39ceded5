import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import {
  UNUSED_FEATURES,
  WITHOUT_EFFECT,
  withoutFeatures,
  withoutTraces,
} from './small-react-dom.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-dom')), 'cjs');
const CLIENT = readFileSync(join(folder, 'react-dom-client.production.js'), 'utf8');
const SHARED = readFileSync(join(folder, 'react-dom.production.js'), 'utf8');

test("knows react-dom's production build", () => {
  const left = withoutFeatures(CLIENT) + withoutFeatures(SHARED);
  for (const [feature, names] of Object.entries(UNUSED_FEATURES)) {
    const thrown = left.split(`{ throw Error("No ${feature}"); }`).length - 1;
    expect([feature, thrown]).toEqual([feature, defined(names)]);
  }
  for (const [name, body] of Object.entries(WITHOUT_EFFECT)) {
    expect(left).toMatch(new RegExp(`function ${name.replace('$', String.raw`\$`)}\\([^)]*\\) `));
    expect(left).toContain(`) ${body}`);
  }
});

/** How often the two files define one of these. */
function defined(names: readonly string[]): number {
  const found = names.map((name) => {
    const count = [`\nfunction ${name}(`, `\nexports.${name} = function (`].filter((start) =>
      (CLIENT + SHARED).includes(start),
    ).length;
    if (count === 0) throw new Error(`react-dom has no ${name}.`);
    return count;
  });
  return found.reduce((sum, count) => sum + count, 0);
}

test('what is not used says so, and the rest stays', () => {
  const code = `
function preload(href, as) { return load(href, as); }
function createRoot(container) { return rootOf(container); }
exports.preconnect = function (href) { open(href); };`;
  expect(withoutFeatures(code)).toBe(`
function preload(href, as) { throw Error("No preloading"); }
function createRoot(container) { return rootOf(container); }
exports.preconnect = function (href) { throw Error("No preloading"); };`);
});

test('react-dom creates no error when it starts', () => {
  const made = withoutTraces(CLIENT);
  expect(made.split('Object.create(Error.prototype').length - 1).toBe(5);
  // At the start of a line or after two spaces: statements of its functions have more.
  expect(made).not.toMatch(/^(?:var )? {0,2}\w+ = (?:new )?(?:\w*Error)\(/m);
});
