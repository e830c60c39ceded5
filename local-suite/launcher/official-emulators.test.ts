import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { canRunOfficialEmulators } from './official-emulators.ts';

const require = createRequire(import.meta.url);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kargha-java-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A fake `java` that prints its version to stderr, as the real one does. */
function installJava(version: string): void {
  const java = join(folder, 'java');
  writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
  chmodSync(java, 0o755);
}

/** Fakes what `firebase setup:emulators:…` leaves in the cache. */
function download(...names: ('firestore' | 'storage')[]): void {
  const info = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<
    string,
    { downloadPathRelativeToCacheDir: string }
  >;
  for (const name of names) {
    const jar = join(folder, info[name]!.downloadPathRelativeToCacheDir);
    mkdirSync(dirname(jar), { recursive: true });
    writeFileSync(jar, '');
  }
}

test('uses the official emulators with Java 21 and both jars in the cache', () => {
  installJava('21.0.5');
  download('firestore', 'storage');
  expect(canRunOfficialEmulators()).toBe(true);
});

test('does not use them without Java', () => {
  download('firestore', 'storage');
  expect(canRunOfficialEmulators()).toBe(false);
});

test.each(['17.0.14', '1.8.0_402'])('rejects Java %s as too old for firebase-tools', (version) => {
  installJava(version);
  download('firestore', 'storage');
  expect(canRunOfficialEmulators()).toBe(false);
});

test('downloads nothing: both jars must be in the cache', () => {
  installJava('25');
  download('firestore');
  expect(canRunOfficialEmulators()).toBe(false);
});
