import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The oldest Java that firebase-tools 15 accepts. */
const NEEDED_JAVA = 21;

interface DownloadInfo {
  downloadPathRelativeToCacheDir: string;
}

/** True if the official Firestore and Storage emulators can start here without a download. */
export function canRunOfficialEmulators(): boolean {
  return (javaVersion() ?? 0) >= NEEDED_JAVA && officialJars().every((jar) => existsSync(jar));
}

function javaVersion(): number | undefined {
  const { stdout, stderr, status } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const version = /version "(\d+)/.exec(stdout + stderr)?.[1];
  return version === undefined ? undefined : Number(version);
}

function officialJars(): string[] {
  const cache =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const require = createRequire(import.meta.url);
  const file = require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const info = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'firestore' | 'storage',
    DownloadInfo
  >;
  return [info.firestore, info.storage].map((entry) =>
    join(cache, entry.downloadPathRelativeToCacheDir),
  );
}
