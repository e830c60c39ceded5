import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const require = createRequire(import.meta.url);
const ANSWER = '{"dist-tags":{"latest":"99.0.0"}}';
const folder = mkdtempSync(join(tmpdir(), 'kargha-npm-'));

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a start does not ask the registry for the newest firebase-functions', () => {
  const [npm, answer] =
    process.platform === 'win32'
      ? ['npm.cmd', `@echo ${ANSWER}`]
      : ['npm', `#!/bin/sh\necho '${ANSWER}'`];
  writeFileSync(join(folder, npm), answer);
  chmodSync(join(folder, npm), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH ?? ''}`);
  const versioning = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js') as {
    getLatestSDKVersion: () => string | undefined;
  };
  expect(versioning.getLatestSDKVersion()).toBe('99.0.0');
  require('./preload/no-version-lookup.cjs');
  expect(versioning.getLatestSDKVersion()).toBeUndefined();
});
