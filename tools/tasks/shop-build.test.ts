import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isShopBuiltFrom, recordShopBuild, shopSources } from './shop-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kargha-build-'));
  ['domain/src/money.ts', 'web/src/main.tsx', 'package-lock.json', 'tsconfig.base.json'].forEach(
    save,
  );
  save('web/dist-suite/.vite/manifest.json');
  save('functions/lib/pages/prerender.js');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

function save(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), 'saved');
}

const isBuilt = () => isShopBuiltFrom(shopSources(root), root);

test('the shop is built again only after a change', () => {
  expect(isBuilt()).toBe(false);
  recordShopBuild(shopSources(root), root);
  save('web/dist-suite/index.html');
  save('web/node_modules/react/index.js');
  save('functions/src/index.ts');
  expect(isBuilt()).toBe(true);
});

test('a build for deployment replaces what renders the pages', () => {
  recordShopBuild(shopSources(root), root);
  rmSync(join(root, 'functions/lib/pages'), { recursive: true });
  save('functions/lib/pages/prerender.js');
  expect(isBuilt()).toBe(false);
});

test.each<[string, () => void]>([
  ['a saved file', () => utimesSync(join(root, 'domain/src/money.ts'), 1, 1)],
  ['a new file', () => save('web/public/icon.svg')],
  ['a removed file', () => rmSync(join(root, 'web/src/main.tsx'))],
  ['another version of a package', () => writeFileSync(join(root, 'package-lock.json'), 'other')],
  ['another value of a variable', () => vi.stubEnv('VITE_FIREBASE_API_KEY', 'another')],
])('%s is a change', (_, change) => {
  recordShopBuild(shopSources(root), root);
  change();
  expect(isBuilt()).toBe(false);
});
