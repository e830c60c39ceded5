import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { UNUSED, withoutWarnings } from './small-router.ts';

test("knows the router's production build", () => {
  const ofDom = createRequire(import.meta.resolve('react-router-dom'));
  const folder = join(dirname(dirname(ofDom.resolve('react-router'))), 'production');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(UNUSED.filter(([unused]) => !code.includes(unused))).toEqual([]);
});

test('keeps assertions without their messages, and no warning', () => {
  const code = `
function find(routes) {
  invariant(isKnown(routes), \`No route of \${routes.join(", ")}\`);
  warning(routes.length > 0, "No routes");
  return routes[0];
}`;
  expect(withoutWarnings(code)).toBe(`
function find(routes) {
  invariant(isKnown(routes));
  void 0;
  return routes[0];
}`);
});
